// Shows a tree of nodes, [tag, attributes, ...children] or text, and says which of them a person pressed.
// What is there stays there: nodes are changed in place, so that focus, typed text and what is unfolded are kept.
const SVG = "http://www.w3.org/2000/svg", ARRIVE = "coffee-tutor-arrive", TYPED_MS = 90, WAITING = 12 // presses kept
const TAGS = new Set(("a abbr article aside b br button caption code dd details div dl dt em fieldset figure figcaption footer form h2 h3 h4 header hr i " +
  "input label legend li mark nav ol option output p section select small span strong summary table tbody td tfoot th thead tr ul").split(" "))
const OWN = new Set(["act", "key", "markup"]) // read here, not written into the page
const HELPERS = [] // what some leaves do besides: each {drawn(root), clicked(node), changed(node)}, true when that was all

function made(tree) {
  if (typeof tree === "string") return document.createTextNode(tree)
  const [tag, attributes] = tree
  if (tag !== "icon") return document.createElement(TAGS.has(tag) ? tag : "span")
  const icon = document.createElementNS(SVG, "svg")
  icon.setAttribute("viewBox", "0 0 64 64")
  if (attributes["aria-label"]) icon.setAttribute("role", "img")
  else icon.setAttribute("aria-hidden", "true")
  icon.innerHTML = attributes.markup // one of the tutor's own drawings
  return icon
}
const keyOf = (tree) => (typeof tree === "string" ? "" : `${tree[0]}/${tree[1].key ?? tree[1].id ?? ""}/${tree[1].markup ?? ""}`)
const stays = (name, node) => (name === "open" && node.tagName === "DETAILS") // the reader's own doing
const focused = (node) => node.getRootNode().activeElement === node

function dress(node, tree) {
  if (typeof tree === "string") { if (node.data !== tree) node.data = tree; return }
  const [tag, attributes, ...children] = tree
  for (const {name} of [...node.attributes]) if (!(name in attributes) && tag !== "icon" && !stays(name, node)) node.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) give(node, name, String(value))
  node.does = attributes.act ? {do: attributes.act, value: attributes.value ?? ""} : null
  if (tag !== "icon") fill(node, children)
  if (tag === "select") node.value = attributes["data-value"] ?? ""
}

function give(node, name, value) {
  if (OWN.has(name) || /^(on|src)/.test(name)) return
  if (name === "href" && !/^(\.\/|#|\?)/.test(value)) return
  if (name === "value" && node.tagName === "INPUT" && node.value !== value && !focused(node)) node.value = value
  if (node.getAttribute(name) !== value) node.setAttribute(name, value)
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

// One press is sent at a time; others wait for its answer, each for the ones before. The second click of a double click does
// not count, but on what is pressed often, such as the + of a count: each press then does what stands there when it is sent.
function presses(model, root) {
  let n = 0, asked = false
  const queue = []
  const wait = (yes) => { asked = root.toggleAttribute("data-asked", yes) } // seen from outside
  const send = (what) => { wait(true); model.send_msg({do: what.do, value: String(what.value).slice(0, 2000), n}) }
  const same = (one, what) => one?.do === what.do && (one.value === what.value || what.newest)
  const now = ({node, ...what}) => (node?.isConnected && node.does?.do === what.do ? node.does : what)
  return {
    press(what, event, node) {
      const often = node && "often" in node.dataset
      if (event?.detail > 1 && !often) return
      if (!asked) return send(what)
      if (!often && same(queue.at(-1), what)) queue.pop()
      if (queue.length < WAITING) queue.push(often ? {...what, node} : what)
    },
    answered(number) {
      n = number
      wait(false)
      if (queue.length) send(now(queue.shift()))
    },
  }
}

// Where the focus goes on: to a button that does something. Whoever has used a key goes into the field that it sends; on a
// phone that would open a keyboard over the page.
function first(root, keyed = false) {
  const next = root.querySelector("button:not(:disabled, [aria-disabled])") ?? root.querySelector("button:not(:disabled)")
  const field = keyed && next?.type === "submit" ? next.form.querySelector("input") : null
  ;(root.querySelector("[data-first]") ?? field ?? next)?.focus({preventScroll: true})
}
const beside = (node) => (node.parentElement.querySelector("button:not(:disabled)") ? node.parentElement : null)
const afterFrame = (act) => requestAnimationFrame(() => setTimeout(act)) // a browser takes the focus away with the next frame
const helped = (what, node) => HELPERS.some((one) => one[what]?.(node))

// The title and the address of the page follow the leaf that leads; a link that is followed in place arrives at its heading.
function place(root) {
  let arriving = false, came
  return {
    expect() { arriving = true },
    drawn({title, address, come}, leads) {
      if (leads && title) document.title = title
      if (leads && address && !arriving && new URL(address, location.href).href !== location.href) history.replaceState(null, "", address)
      if (arriving) {
        scrollTo(0, 0)
        root.querySelector("[data-arrive]")?.focus({preventScroll: true})
      } else if (come && come !== came) {
        root.scrollIntoView({block: "start"})
        root.querySelector("[data-come]")?.focus({preventScroll: true})
      }
      came = come
      arriving = false
    },
  }
}

export function render({model}) {
  const root = document.createElement("div"), hands = presses(model, root), here = place(root), stop = new AbortController(), on = {signal: stop.signal}
  let timer = 0
  root.className = model.paged ? "leaf" : "leaf alone"

  function follow(event, anchor) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    if (anchor.does || !model.paged) event.preventDefault()
    if (!anchor.does) return
    if (model.paged && event.detail < 2) {
      history.pushState(null, "", new URL(anchor.getAttribute("href"), location.href))
      dispatchEvent(new CustomEvent(ARRIVE))
    }
    hands.press(anchor.does, event)
  }
  root.addEventListener("click", (event) => {
    const node = event.target.closest("a, button")
    if (!node || helped("clicked", node)) return
    if (node.tagName === "A") follow(event, node)
    else if (node.does && !node.disabled && node.type !== "submit") hands.press(node.does, event, node)
  })
  root.addEventListener("keydown", (event) => { if (event.repeat && event.key === "Enter") event.preventDefault() })
  root.addEventListener("input", ({target}) => {
    if (target.tagName !== "INPUT" || !target.does) return
    clearTimeout(timer)
    timer = setTimeout(() => hands.press({do: target.does.do, value: target.value, newest: true}), TYPED_MS)
  })
  root.addEventListener("change", ({target}) => {
    if (!helped("changed", target) && target.tagName === "SELECT" && target.does) hands.press({do: target.does.do, value: target.value, newest: true})
  })
  root.addEventListener("submit", (event) => {
    event.preventDefault()
    clearTimeout(timer)
    if (event.target.does) hands.press({do: event.target.does.do, value: event.target.querySelector("input").value}, event)
  })
  // After all leaves of the page have said what is new: what stands above may have grown or gone.
  const reveal = () => root.querySelector("[data-reveal]")?.scrollIntoView({block: "nearest"})
  const draw = () => {
    const page = JSON.parse(model.text || "{}")
    if (!page.n) return
    const had = root.getRootNode().activeElement, inside = root.contains(had), keyed = inside && had.matches(":focus-visible")
    fill(root, page.nodes)
    helped("drawn", root)
    const now = root.getRootNode().activeElement
    const lost = inside && (!root.contains(now) || now.disabled)
    if (lost && page.focus !== "leave") first((now?.disabled && beside(now)) || root, keyed)
    if (page.focus === "take") afterFrame(() => { if (document.activeElement === document.body) first(root) })
    here.drawn(page, model.leads)
    root.dataset.ready = page.n
    if (page.reveal) requestAnimationFrame(reveal)
    hands.answered(page.n)
  }
  if (model.leads) {
    addEventListener(ARRIVE, here.expect, on)
    addEventListener("popstate", () => { here.expect(); hands.press({do: "go", value: location.search, newest: true}) }, on)
  }
  const forget = followTheme(root)
  model.on("text", draw)
  model.on("remove", () => { stop.abort(); forget() })
  draw()
  return root
}
