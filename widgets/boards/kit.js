// The kit that all boards stand on. It draws a scene (widgets/boards/scene.py), lets people press its pieces by mouse,
// touch and keyboard, and sends what they did. ICONS and WORDS are put in front of this text, about.js, pointing.js
// and motion.js behind it.
const SVG = "http://www.w3.org/2000/svg"
const TWICE_MS = 350 // a second press of the same piece within this time is a double click
const WAITING = 6 // presses kept while an answer is outstanding

const svg = (tag, attributes = {}) => {
  const node = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== "") node.setAttribute(name, value)
  return node
}
const give = (node, name, value) => (value === null ? node.removeAttribute(name) : node.setAttribute(name, value))
const html = (tag, className) => Object.assign(document.createElement(tag), {className})
const written = (node, text) => { node.textContent = text; return node }
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches
const shift = ([x, y]) => `translate(${x}px, ${y}px)`

// ---- marks: text stays text -------------------------------------------------
const MARKS = {
  use: ([icon, x, y, width, height, cls]) => svg("use", {href: `#icon-${icon}`, x, y, width, height, class: cls}),
  rect: ([x, y, width, height, rx, cls]) => svg("rect", {x, y, width, height, rx, class: cls}),
  circle: ([cx, cy, r, cls]) => svg("circle", {cx, cy, r, class: cls}),
  path: ([d, cls]) => svg("path", {d, class: cls}),
  text: ([x, y, words, cls]) => written(svg("text", {x, y, class: cls}), words),
}
const drawn = ([kind, ...rest]) => MARKS[kind](rest)

function iconSheet() {
  const sheet = svg("svg", {width: 0, height: 0, class: "icons", "aria-hidden": "true"})
  for (const [name, markup] of Object.entries(ICONS)) {
    const symbol = svg("symbol", {id: `icon-${name}`, viewBox: "0 0 64 64"})
    symbol.innerHTML = markup
    sheet.append(symbol)
  }
  return sheet
}

// ---- presses: each carries the number of the scene it was meant for ----------
function presses(send, root) {
  let step = 0, asked = null, last = {}
  const queue = []
  const wait = (piece) => { asked = piece; root.toggleAttribute("data-asked", Boolean(piece)) } // seen from outside
  const ask = (piece) => { wait(piece); send({do: "press", id: piece.id, step}) }
  const twice = (piece, event) => last.id === piece.id && (event.detail > 1 || event.timeStamp - last.at < TWICE_MS)
  return {
    press(piece, event) {
      const often = piece.cls?.split(" ").includes("often") // to lay a card and to call at once is no double click
      const again = !often && (twice(piece, event) || (queue.at(-1) ?? asked)?.id === piece.id)
      last = {id: piece.id, at: event.timeStamp}
      if (again) return
      if (!asked) ask(piece)
      else if (queue.length < WAITING) queue.push(piece)
    },
    answered(number) {
      step = number
      wait(null)
      if (queue.length) ask(queue.shift())
    },
  }
}

// ---- focus: one stop for Tab in each part, arrows go to the nearest piece ------
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}
const middle = ({at, size = [0, 0]}) => [at[0] + size[0] / 2, at[1] + size[1] / 2]

function nearest(pieces, from, [dx, dy]) {
  const [x, y] = middle(from)
  let best = null, least = Infinity
  for (const piece of pieces) {
    const [px, py] = middle(piece)
    const ahead = (px - x) * dx + (py - y) * dy, aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    const far = ahead + 3 * aside
    if (ahead > 1 && far < least) [best, least] = [piece, far]
  }
  return best
}

// Whether the focus is within, on something that can still be pressed: a browser takes it from anything else, but late.
const holds = (node) => {
  const at = node.getRootNode().activeElement
  return node.contains(at) && at.getAttribute("tabindex") !== null
}

// ---- one part: a drawing whose pieces are kept by id ---------------------------
function part(id, hands) {
  const root = html("section", `part part-${id}`), title = html("div", "part-title")
  const picture = svg("svg", {role: "group"}), layer = svg("g"), above = svg("g")
  const shown = new Map()
  let stop = ""
  title.setAttribute("aria-hidden", "true")
  picture.append(layer, above)
  const fold = written(html("button", "part-fold"), "")
  const unfold = (open) => { root.classList.toggle("open", open); fold.setAttribute("aria-expanded", open) }
  fold.type = "button"
  fold.addEventListener("click", () => unfold(!root.classList.contains("open")))
  unfold(false)
  root.append(title, fold, picture)

  const can = (piece) => (hands.asking() ? piece.label && piece.about?.length : piece.press)
  const pressable = () => [...shown.values()].map((entry) => entry.piece).filter(can)
  const setStop = (next) => {
    const before = shown.get(stop)
    if (before) give(before.node, "tabindex", can(before.piece) ? "-1" : null)
    stop = next
    shown.get(stop)?.node.setAttribute("tabindex", "0")
  }
  const focus = (piece) => { if (piece) { setStop(piece.id); shown.get(piece.id).node.focus() } }

  function onKey(event, piece) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) focus(nearest(pressable(), piece, arrow))
    else if (event.key === "Home") focus(pressable()[0])
    else if (event.key === "End") focus(pressable().at(-1))
    else if (event.key === "Enter" || event.key === " ") { if (!event.repeat) hands.press(piece, event, shown.get(piece.id).node) }
    else return
    event.preventDefault()
  }
  function made(piece) {
    const node = svg("g"), entry = {node, piece, key: ""}
    node.addEventListener("click", (event) => { if (can(entry.piece)) { setStop(entry.piece.id); hands.press(entry.piece, event, node) } })
    node.addEventListener("keydown", (event) => { if (can(entry.piece)) onKey(event, entry.piece) })
    shown.set(piece.id, entry)
    return entry
  }
  function dress(entry, piece) {
    const {node} = entry, acts = can(piece), told = piece.label && piece.about?.length
    node.setAttribute("class", `piece ${acts ? "press " : ""}${told ? "told " : ""}${piece.cls ?? ""}`)
    node.dataset.id = piece.id
    give(node, "role", piece.label ? (acts ? "button" : "img") : null)
    give(node, "aria-describedby", told ? "about-why" : null)
    give(node, "aria-label", piece.label || null)
    give(node, "aria-hidden", piece.label ? null : "true")
    give(node, "tabindex", acts ? (piece.id === stop ? "0" : "-1") : null)
    node.replaceChildren(...(piece.marks ?? []).map(drawn))
    if (told && piece.size) node.prepend(drawn(["rect", 0, 0, ...piece.size, 0, "hit"])) // also where nothing is painted
    if (acts && piece.size) node.append(drawn(["rect", -3, -3, piece.size[0] + 6, piece.size[1] + 6, 18, "focus"]))
  }
  function put(entry, piece, moves) {
    const from = entry.piece.at, key = JSON.stringify([piece.marks, piece.cls, piece.label, can(piece), piece.size, piece.about?.length])
    const moved = entry.key && (from[0] !== piece.at[0] || from[1] !== piece.at[1] || piece.via?.length)
    if (entry.key !== key) dress(entry, piece)
    if (moved) moves.push({node: entry.node, layer: above, piece, from})
    entry.node.style.transform = shift(piece.at)
    Object.assign(entry, {piece, key})
    entry.node.piece = piece
  }
  // Asking begins or ends: what can be pressed is another thing now.
  function turn() {
    for (const entry of shown.values()) dress(entry, entry.piece)
    if (!can(shown.get(stop)?.piece ?? {})) setStop(pressable()[0]?.id ?? "")
  }
  function show(now, moves) {
    picture.setAttribute("viewBox", `0 0 ${now.box[0]} ${now.box[1]}`)
    picture.setAttribute("aria-label", now.label)
    root.style.setProperty("--box", now.box[0])
    title.textContent = fold.textContent = now.title ?? ""
    root.classList.toggle("folds", Boolean(now.fold))
    const pieces = now.pieces ?? [], kept = new Set(pieces.map((piece) => piece.id))
    const inside = picture.contains(picture.getRootNode().activeElement)
    for (const [gone, {node}] of shown) if (!kept.has(gone)) { node.remove(); shown.delete(gone) }
    let next = layer.firstChild
    for (const piece of pieces) {
      const entry = shown.get(piece.id) ?? made(piece)
      if (entry.node === next) next = next.nextSibling
      else layer.insertBefore(entry.node, next)
      put(entry, piece, moves)
    }
    if (!inside && now.focus && can(shown.get(now.focus)?.piece ?? {})) setStop(now.focus)
    if (!can(shown.get(stop)?.piece ?? {})) setStop(pressable()[0]?.id ?? "")
    if (inside && !holds(picture)) enter()
  }
  // Takes the focus, where anything can be pressed.
  function enter() {
    focus(shown.get(stop)?.piece)
    return holds(picture)
  }
  return {root, show, turn, enter}
}

// In a narrow window, or a zoomed one, the buttons at the foot of a page lie over a board: not over what has the focus.
function uncover(root, piece) {
  const {x, width, bottom} = piece.getBoundingClientRect(), over = root.getRootNode().elementFromPoint(x + width / 2, bottom - 3)
  if (over && !root.contains(over)) piece.scrollIntoView({block: "center"})
}

// ---- the board -------------------------------------------------------------------
export function render({model}) {
  const root = html("div", "board"), live = html("div", "live"), table = html("div", "parts")
  const parts = new Map(), columns = new Map()
  root.setAttribute("role", "group")
  live.setAttribute("aria-live", "polite")
  const announce = (words) => live.replaceChildren(written(html("p", ""), words))
  const about = strip(root, announce, () => { for (const one of parts.values()) one.turn() },
    model.hints === false ? "" : WORDS.hint, model.group)
  root.append(iconSheet(), table, about.node, about.foot, live)
  pointing(root, about)
  root.addEventListener("focusin", ({target}) => requestAnimationFrame(() => { if (target.matches(".piece:focus-visible")) uncover(root, target) }))
  const play = presses((message) => model.send_msg(message), root), moving = motion(root)
  const hands = {asking: () => about.asking, press: (piece, event, node) => (about.asking ? about.answer(node) : play.press(piece, event))}

  function column(number) {
    if (!columns.has(number)) {
      const later = [...columns.keys()].filter((other) => other > number).sort((a, b) => a - b)[0]
      columns.set(number, table.insertBefore(html("div", `column column-${number}`), columns.get(later) ?? null))
    }
    return columns.get(number)
  }
  // A part keeps its place in its column: moving it would drop the focus within.
  function place(node, into, after) {
    const next = after?.parentNode === into ? after.nextSibling : into.firstChild
    if (next !== node) into.insertBefore(node, next)
  }
  // The focus goes on to the next part, where its own has nothing left to press.
  function goOn(order, from) {
    const begin = Math.max(0, order.indexOf(from))
    for (const id of [...order.slice(begin), ...order.slice(0, begin)]) if (parts.get(id).enter()) return
  }
  const partOf = (node) => [...parts].find(([, one]) => one.root.contains(node))?.[0]
  const tellRules = () => about.renew(JSON.parse(model.rules || "{}"))
  function draw() {
    const scene = model.scene ?? JSON.parse(model.text || "{}"), moves = []
    if (!scene.step) return
    const now = scene.parts ?? [], kept = new Set(now.map((one) => one.id))
    const from = partOf(root.getRootNode().activeElement)
    root.setAttribute("aria-label", scene.label)
    moving.stop()
    for (const [id, gone] of parts) if (!kept.has(id)) { gone.root.remove(); parts.delete(id) }
    const above = {}
    for (const one of now) {
      if (!parts.has(one.id)) parts.set(one.id, part(one.id, hands))
      const mine = parts.get(one.id), stack = one.column ?? 0
      place(mine.root, column(stack), above[stack])
      above[stack] = mine.root
      mine.show(one, moves)
    }
    if (from && !holds(table)) goOn(now.map((one) => one.id), from)
    tellRules()
    root.classList.toggle("has-about", now.some((one) => one.pieces?.some((piece) => piece.about?.length)))
    if (scene.say) announce(scene.say)
    moving.tell(moves)
    root.dataset.ready = scene.step
    play.answered(scene.step)
  }
  // After all leaves of the page have said what is new, and brought it into sight.
  const see = () => { if (matchMedia("(max-width: 640px)").matches) parts.get(model.sight.split(" ")[1])?.root.scrollIntoView({block: "nearest"}) }
  const forget = followTheme(root)
  model.on("text", draw)
  model.on("rules", tellRules) // they may come after the scene that is about them
  model.on("sight", () => requestAnimationFrame(see))
  model.on("remove", () => { forget(); moving.stop(); about.leave() })
  draw()
  return root
}
