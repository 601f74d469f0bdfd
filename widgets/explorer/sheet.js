// Shows a tree of words: elements of known tags, texts as texts. ICONS is put in front of this text.
const SVG = "http://www.w3.org/2000/svg"
const TAGS = new Set(("a abbr article aside button caption code dd details div dl dt em fieldset figure figcaption footer form h2 h3 h4 header hr " +
  "input label legend li mark nav ol option p section select small span strong summary table tbody td th thead tr ul").split(" "))
const NAMES = /^(class|id|for|type|name|value|placeholder|role|tabindex|scope|colspan|disabled|selected|checked|open|hidden|start|autocomplete|enterkeyhint|maxlength|href|aria-[a-z]+|data-[a-z]+)$/
const TICKS = "coffee-tutor.ticks", ARRIVE = "coffee-tutor-arrive", TYPED_MS = 90

function made(node) {
  if (typeof node === "string") return document.createTextNode(node)
  const [tag, attributes, ...inside] = node
  if (tag === "icon") return picture(attributes)
  const element = document.createElement(TAGS.has(tag) ? tag : "span")
  for (const [name, value] of Object.entries(attributes)) give(element, name, value)
  element.append(...inside.map(made))
  if (tag === "select") element.value = attributes["data-value"] ?? ""
  element.node = node
  return element
}

function give(element, name, value) {
  if (!NAMES.test(name)) return
  if (name === "href" && !/^(\.\/|#|\?)/.test(value)) return
  element.setAttribute(name, value)
  if (name === "value" && element.tagName === "INPUT") element.value = value
}

function picture(attributes) {
  const drawing = document.createElementNS(SVG, "svg")
  drawing.setAttribute("viewBox", "0 0 64 64")
  drawing.setAttribute("class", "icon")
  drawing.innerHTML = Object.hasOwn(ICONS, attributes.name) ? ICONS[attributes.name] : ""
  if (attributes["aria-label"]) { drawing.setAttribute("role", "img"); drawing.setAttribute("aria-label", attributes["aria-label"]) }
  else drawing.setAttribute("aria-hidden", "true")
  drawing.node = ["icon", attributes]
  return drawing
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const alike = (old, node) => old?.node && typeof node !== "string" && old.node[0] === node[0] && node[0] !== "icon" && old.node[1].id === node[1].id

// Keeps the elements that stay, so that focus, what is typed and what is unfolded survive an update.
function update(element, node) {
  const before = element.node
  if (same(before, node)) return
  const [tag, attributes, ...inside] = node
  for (const name of Object.keys(before[1])) if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) {
    if (before[1][name] === value || name === "open") continue
    if (name === "value" && element === element.getRootNode().activeElement) continue
    give(element, name, value)
  }
  fill(element, inside)
  if (tag === "select") element.value = attributes["data-value"] ?? ""
  element.node = node
}

function fill(element, inside) {
  const olds = [...element.childNodes]
  inside.forEach((node, n) => {
    const old = olds[n]
    if (typeof node === "string" && old?.nodeType === 3) { if (old.data !== node) old.data = node }
    else if (alike(old, node)) update(old, node)
    else if (old?.node && same(old.node, node)) return
    else if (old) old.replaceWith(made(node))
    else element.append(made(node))
  })
  for (const old of olds.slice(inside.length)) old.remove()
}

// ---- ticks: kept in this browser, also when the server is away ------------------------------
const ticks = () => { try { return JSON.parse(localStorage.getItem(TICKS)) ?? {} } catch { return {} } }
function keepTicks(all) { try { localStorage.setItem(TICKS, JSON.stringify(all)) } catch { /* not kept, still ticked */ } }

function showTicks(root) {
  const all = ticks()
  for (const list of root.querySelectorAll("[data-ticks]")) {
    const done = new Set(Array.isArray(all[list.dataset.ticks]) ? all[list.dataset.ticks] : [])
    const boxes = [...list.querySelectorAll("input[type=checkbox]")]
    for (const box of boxes) box.checked = done.has(box.name)
    count(list, boxes)
  }
}
function count(list, boxes) {
  const place = list.querySelector("[data-count]")
  if (place) place.textContent = `${boxes.filter((box) => box.checked).length} of ${boxes.length} done`
}
function tick(box) {
  const list = box.closest("[data-ticks]"), boxes = [...list.querySelectorAll("input[type=checkbox]")], all = ticks()
  all[list.dataset.ticks] = boxes.filter((one) => one.checked).map((one) => one.name)
  keepTicks(all)
  count(list, boxes)
}
function forget(list) {
  const all = ticks()
  delete all[list.dataset.ticks]
  keepTicks(all)
}

async function copy(button) {
  const text = new URL(button.dataset.copy, location.href).href
  try { await navigator.clipboard.writeText(text) } catch { copyOldWay(button, text) }
  const said = button.parentNode.querySelector("[role=status]")
  if (said) { said.textContent = "Copied"; setTimeout(() => { said.textContent = "" }, 2500) }
}
function copyOldWay(button, text) { // browsers give the clipboard to https and localhost only
  const field = Object.assign(document.createElement("textarea"), {value: text, className: "unseen"})
  button.after(field)
  field.select()
  document.execCommand("copy")
  field.remove()
  button.focus()
}

function theme(root) {
  const look = () => {
    const lab = document.body.dataset.jpThemeLight
    root.dataset.theme = document.documentElement.dataset.theme ?? (lab === "false" ? "dark" : "light")
    root.classList.toggle("alone", !getComputedStyle(document.documentElement).getPropertyValue("--paper"))
  }
  const watch = new MutationObserver(look)
  watch.observe(document.documentElement, {attributes: true, attributeFilter: ["data-theme"]})
  watch.observe(document.body, {attributes: true, attributeFilter: ["data-jp-theme-light"]})
  look()
  return () => watch.disconnect()
}

export function render({model}) {
  const root = document.createElement("div"), stop = new AbortController(), on = {signal: stop.signal}
  let timer = 0, arriving = false, came = ""
  root.className = model.paged ? "paper paged" : "paper"
  const end = theme(root)
  const send = (what, value = "") => model.send_msg({do: what, value: String(value).slice(0, 1000)})

  function show() {
    if (!model.content) return
    const {node, title, address, come} = JSON.parse(model.content)
    fill(root, node ? [node] : [])
    showTicks(root)
    if (model.leads && title) document.title = title
    if (model.leads && address && !arriving && new URL(address, location.href).href !== location.href) history.replaceState(null, "", address)
    if (arriving) arrive()
    else if (come && come !== came) comeHere()
    came = come
    arriving = false
    root.dataset.ready = String(Number(root.dataset.ready ?? 0) + 1)
  }
  function arrive() {
    scrollTo(0, 0)
    root.querySelector("[data-arrive]")?.focus({preventScroll: true})
  }
  function comeHere() {
    root.scrollIntoView({block: "start"})
    root.querySelector("[data-come]")?.focus({preventScroll: true})
  }
  function go(event, anchor) {
    const href = anchor.getAttribute("href")
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    const here = href.startsWith("./rules"), target = new URL(href, location.href)
    if (here || !model.paged) event.preventDefault()
    if (!here) return
    if (model.paged) {
      history.pushState(null, "", target)
      dispatchEvent(new CustomEvent(ARRIVE))
    }
    send("go", target.search)
  }
  root.addEventListener("click", (event) => {
    const one = event.target.closest("a, button")
    if (!one) return
    if (one.tagName === "A") return go(event, one)
    if (one.dataset.copy) return copy(one)
    if ("print" in one.dataset) return print()
    if ("forget" in one.dataset) { forget(one.closest("[data-ticks]")); return showTicks(root) }
    if (one.dataset.do) send(one.dataset.do, one.value)
  })
  root.addEventListener("input", (event) => {
    const one = event.target
    if (one.tagName !== "INPUT" || !one.dataset.typed) return
    clearTimeout(timer)
    timer = setTimeout(() => send(one.dataset.typed, one.value), TYPED_MS)
  })
  root.addEventListener("change", (event) => {
    const one = event.target
    if (one.type === "checkbox" && one.closest("[data-ticks]")) return tick(one)
    if (one.dataset.do) send(one.dataset.do, one.type === "checkbox" ? `${one.name}=${one.checked ? 1 : 0}` : one.value)
  })
  root.addEventListener("submit", (event) => {
    event.preventDefault()
    clearTimeout(timer)
    const field = event.target.querySelector("input")
    if (event.target.dataset.do) send(event.target.dataset.do, field.value)
  })
  if (model.leads) {
    addEventListener(ARRIVE, () => { arriving = true }, on)
    addEventListener("popstate", () => { arriving = true; send("go", location.search) }, on)
  }
  addEventListener("storage", (event) => { if (event.key === TICKS) showTicks(root) }, on)
  model.on("content", show)
  model.on("remove", () => { stop.abort(); end() })
  show()
  return root
}
