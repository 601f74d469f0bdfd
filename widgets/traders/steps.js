// A range input and buttons. While a person drags, the newest value is sent once the one before has been answered.
export function render({model}) {
  const root = document.createElement("div"), input = document.createElement("input"), row = document.createElement("div")
  root.className = "leaf steps-bar"
  row.className = "row"
  input.type = "range"
  input.min = 0
  root.append(input, row)
  const made = new Map()
  let asked = null, waiting = null
  const send = (value) => { asked = value; model.send_msg(value) }
  const paint = () => input.style.setProperty("--part", `${100 * input.value / Math.max(1, input.max)}%`)
  input.addEventListener("input", () => {
    const value = Number(input.value)
    paint()
    if (asked === null) send(value)
    else waiting = value
  })
  // An off button stays in the order of Tab, so that the focus is not lost when the end is reached.
  const button = (at) => {
    const node = document.createElement("button")
    node.type = "button"
    node.addEventListener("click", () => { if (node.getAttribute("aria-disabled") !== "true") model.send_msg(node.dataset.do) })
    made.set(at, node)
    row.append(node)
    return node
  }
  const draw = () => {
    const {label, value, most, text, buttons} = model.state
    if (label === undefined) return
    buttons.forEach((one, at) => {
      const node = made.get(at) ?? button(at)
      node.className = `button small ${one.main ? "go" : ""}`
      node.dataset.do = one.do
      if (node.textContent !== one.words) node.textContent = one.words
      if (one.off) node.setAttribute("aria-disabled", "true")
      else node.removeAttribute("aria-disabled")
      if (one.shows !== undefined && one.shows !== null) node.setAttribute("aria-expanded", String(one.shows))
    })
    input.max = most
    input.setAttribute("aria-label", label)
    input.setAttribute("aria-valuetext", text)
    const next = waiting
    asked = waiting = null
    if (next !== null && next !== value && next <= most) return send(next)
    input.value = value
    root.dataset.ready = model.state.count
    root.dataset.value = value
    paint()
  }
  const forget = followTheme(root)
  model.on("state", draw)
  model.on("remove", forget)
  draw()
  return root
}
