// Shows a tree of nodes, [tag, attributes, ...children] or text, and says which of them a person pressed.
// What is there stays there: nodes are changed in place, so that focus and typed text are kept.
const SVG = "http://www.w3.org/2000/svg"
const OWN = new Set(["act", "value", "key", "markup"]) // read here, not written into the page

function made(tree) {
  if (typeof tree === "string") return document.createTextNode(tree)
  const [tag, attributes] = tree
  if (tag !== "icon") return document.createElement(tag)
  const icon = document.createElementNS(SVG, "svg")
  icon.setAttribute("viewBox", "0 0 64 64")
  icon.setAttribute("aria-hidden", "true")
  icon.innerHTML = attributes.markup // one of the tutor's own drawings
  return icon
}
const keyOf = (tree) => (typeof tree === "string" ? "" : `${tree[0]}/${tree[1].key ?? ""}/${tree[1].markup ?? ""}`)

function dress(node, tree) {
  if (typeof tree === "string") { if (node.data !== tree) node.data = tree; return }
  const [tag, attributes, ...children] = tree
  for (const {name} of [...node.attributes]) if (!(name in attributes) && tag !== "icon") node.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) {
    if (!OWN.has(name) && node.getAttribute(name) !== String(value)) node.setAttribute(name, value)
  }
  node.does = attributes.act ? {do: attributes.act, value: attributes.value ?? ""} : null
  if (tag !== "icon") fill(node, children)
}

function fill(node, trees) {
  const old = [...node.childNodes]
  let next = node.firstChild
  for (const tree of trees) {
    const key = keyOf(tree)
    const found = old.findIndex((one) => one.leafKey === key)
    const child = found < 0 ? made(tree) : old.splice(found, 1)[0]
    child.leafKey = key
    dress(child, tree)
    if (child === next) next = next.nextSibling
    else node.insertBefore(child, next)
  }
  for (const one of old) one.remove()
}

// One press is sent at a time; one more waits for its answer. The second click of a double click does not count.
function presses(model) {
  let n = 0, asked = false, waiting = null
  const send = (what) => { asked = true; model.send_msg({...what, n}) }
  return {
    press(what, event) {
      if (event.detail > 1) return
      if (asked) waiting = what
      else send(what)
    },
    answered(number) {
      n = number
      asked = false
      if (waiting) { const what = waiting; waiting = null; send(what) }
    },
  }
}

const first = (root) => root.querySelector("button:not(:disabled)")?.focus({preventScroll: true})
const afterFrame = (act) => requestAnimationFrame(() => setTimeout(act)) // a browser takes the focus away with the next frame

export function render({model}) {
  const root = document.createElement("div"), hands = presses(model)
  root.className = "leaf"
  root.addEventListener("click", (event) => {
    const node = event.target.closest("button")
    if (node?.does && !node.disabled && node.type !== "submit") hands.press(node.does, event)
  })
  root.addEventListener("keydown", (event) => { if (event.repeat && event.key === "Enter") event.preventDefault() })
  root.addEventListener("submit", (event) => {
    event.preventDefault()
    hands.press({do: event.target.does.do, value: event.target.querySelector("input").value}, event)
  })
  const draw = () => {
    const {n, nodes, reveal, focus} = JSON.parse(model.text || "{}")
    if (!n) return
    const inside = root.contains(root.getRootNode().activeElement)
    fill(root, nodes)
    const now = root.getRootNode().activeElement
    const lost = inside && (!root.contains(now) || now.disabled)
    if (lost && focus !== "leave") first(root)
    if (focus === "take") afterFrame(() => { if (document.activeElement === document.body) first(root) })
    root.dataset.ready = n
    if (reveal) root.querySelector("[data-reveal]")?.scrollIntoView({block: "nearest"})
    hands.answered(n)
  }
  const forget = followTheme(root)
  model.on("text", draw)
  model.on("remove", forget)
  draw()
  return root
}
