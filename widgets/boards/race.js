// What a race shows at once in the browser: the touched card, the clock, the sign and the keys. Joined to kit.js.
const TICK_MS = 200

function turning(root) {
  let touched = null
  const cardOf = (event) => (root.querySelector(".piece.mine") ? null : event.target.closest?.(".piece.down"))
  const node = (id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`)
  const lay = () => { if (!touched?.classList.contains("edge")) touched?.classList.remove("lift"); touched = null }
  root.addEventListener("pointerdown", (event) => { lay(); touched = cardOf(event); touched?.classList.add("lift") })
  for (const name of ["pointercancel", "pointerup", "pointerleave"]) root.addEventListener(name, lay)
  return {
    // The other side comes with the answer: a card that is dressed anew has lost these classes.
    begin: (id) => { if (!root.querySelector(".piece.mine") && node(id)?.classList.contains("down")) node(id).classList.add("lift", "edge") },
    settle: (id) => node(id)?.classList.remove("lift", "edge"),
  }
}

function clockFace(root) {
  const face = html("div", "clock"), text = document.createElement("span")
  face.setAttribute("role", "timer")
  face.append(text)
  root.querySelector(".parts").before(face)
  let live = {}, since = 0
  const show = () => {
    const now = Math.max(0, live.now + (live.runs ? performance.now() - since : 0))
    const ms = live.down ? Math.max(0, live.down - now) : now
    const seconds = live.down ? Math.ceil(ms / 1000) : Math.floor(ms / 1000)
    text.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
    face.setAttribute("aria-label", live.down ? WORDS.time_left : WORDS.time)
  }
  const ticking = setInterval(() => { if (live.runs) show() }, TICK_MS)
  return {set: (next) => { live = next; since = performance.now(); show() }, stop: () => clearInterval(ticking)}
}

function signOver(root) {
  const place = html("div", "hung")
  place.setAttribute("aria-hidden", "true") // it is announced in words
  root.prepend(place)
  let shown = ""
  return (words) => {
    if (words === shown) return
    shown = words
    place.replaceChildren(...(words ? [written(html("b", /^\d$/.test(words) ? "count" : ""), words)] : []))
  }
}

// A card that comes to an Order travels there from where it lay: from the hand, a Prep Area, or its player.
const HELD = {hand: '[data-id="hand"]', mine: ".part-counter .piece.mine"} // what is still held has not come

function arrivals(root) {
  const place = (node) => node.getBoundingClientRect()
  let lay = new Map(), there = new Set()
  const from = (node) => [...node.classList].filter((name) => name.startsWith("came-")).map((name) => name.slice(5))
  const source = (node) => from(node).find((id) => lay.has(id) && !(id in HELD && root.querySelector(HELD[id])))
  const travel = (node) => {
    const start = lay.get(source(node)), end = place(node), [x, y] = node.piece.at
    if (!start || !end.width) return
    const size = node.ownerSVGElement.viewBox.baseVal.width / node.ownerSVGElement.clientWidth
    const away = [x + (start.left - end.left) * size, y + (start.top - end.top) * size]
    node.animate([{transform: shift(away)}, {transform: shift([x, y])}], {duration: STEP_MS, easing: "ease-out"})
  }
  return {
    before() {
      const sources = root.querySelectorAll('[data-id="hand"], [data-id^="prep-"], [data-id^="player-"]')
      lay = new Map([...sources].map((node) => [node.dataset.id, place(node)]))
      const mine = root.querySelector(".part-counter .piece.mine")
      if (mine) lay.set("mine", place(mine))
      there = new Set([...root.querySelectorAll(".came")].map((node) => node.dataset.id))
    },
    after() { if (!still()) for (const node of root.querySelectorAll(".came")) if (!there.has(node.dataset.id)) travel(node) },
  }
}

// The kit's model, with the scene read from its text, and an ear for what is sent.
function heardBy(model, onSend) {
  let text = null, scene = {}
  return {
    on: (name, does) => model.on(name === "scene" ? "text" : name, does),
    send_msg: (message) => { onSend(message); model.send_msg(message) },
    get rules() { return model.rules },
    get sight() { return model.sight },
    get hints() { return model.hints },
    get group() { return model.group },
    get scene() {
      if (text !== model.text) { text = model.text; scene = text ? JSON.parse(text) : {} }
      return scene
    },
  }
}

function race({model}) {
  let turn = null, coming = null
  const seen = heardBy(model, (message) => { if (message.do === "press") turn.begin(message.id) })
  seen.on("scene", () => coming.before())
  const root = render({model: seen})
  turn = turning(root)
  coming = arrivals(root)
  const clock = clockFace(root), hang = signOver(root)
  const narrow = matchMedia("(max-width: 640px)")
  const fit = () => seen.send_msg({do: "narrow", id: narrow.matches ? "yes" : "no", step: seen.scene.step ?? 0})
  const press = (id) => seen.send_msg({do: "press", id, step: seen.scene.step})
  let heard = -1
  const draw = () => {
    const scene = seen.scene
    if (!scene.step) return
    root.classList.toggle("race", scene.live.race)
    root.classList.toggle("timeless", !scene.live.clock)
    root.classList.toggle("fitting", (scene.live.narrow ?? narrow.matches) !== narrow.matches) // its own shape is on the way
    clock.set(scene.live)
    hang(scene.live.sign ?? "")
    if (scene.heard[0] !== heard) { heard = scene.heard[0]; if (scene.heard[1]) turn.settle(scene.heard[1]) }
  }
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.composedPath()[0].matches?.("input, select, textarea")) return
    const id = seen.scene.live?.keys?.[event.key]
    if (!id) return
    event.preventDefault()
    press(id)
  }
  document.addEventListener("keydown", onKey)
  narrow.addEventListener("change", fit)
  seen.on("scene", draw)
  seen.on("scene", () => coming.after())
  seen.on("remove", () => { clock.stop(); document.removeEventListener("keydown", onKey); narrow.removeEventListener("change", fit) })
  draw()
  if (narrow.matches) fit()
  return root
}

export default {render: race}
