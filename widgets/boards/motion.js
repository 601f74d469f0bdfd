// Pieces that move, and what floats up where they arrive. Joined to kit.js, whose drawing it uses.
const STEP_MS = 250

// One thing moves at a time. A new scene ends what is still moving.
function motion(root) {
  let tale = 0
  const running = new Set(), floats = new Set()
  const play = async (node, frames, options = {}) => {
    const run = node.animate(frames, {duration: STEP_MS, easing: "ease-out", ...options})
    running.add(run)
    await run.finished.catch(() => {})
  }
  const rise = async (layer, halt) => {
    const group = svg("g", {class: "gain", "aria-hidden": "true"})
    halt.gains.forEach((gain, n) => group.append(gainMark(gain, halt.gains.length, n)))
    const [x, y] = halt.above
    layer.append(group)
    floats.add(group)
    group.style.transform = shift([x, y])
    await play(group, [{transform: shift([x, y + 36]), opacity: 0}, {transform: shift([x, y]), opacity: 1}])
  }
  const travel = async (mine, {node, layer, piece, from}) => {
    const halts = piece.via?.length ? piece.via : [{at: piece.at}]
    for (const halt of halts) {
      if (tale !== mine) return
      await play(node, [{transform: shift(from)}, {transform: shift(halt.at)}], {fill: "forwards"})
      from = halt.at
      if (tale === mine && halt.gains?.length) await rise(layer, halt)
    }
  }
  const stop = () => {
    tale += 1
    for (const run of running) run.cancel()
    running.clear()
    for (const node of floats) node.remove()
    floats.clear()
    delete root.dataset.moving
  }
  const fade = () => Promise.all([...floats].map((node) => play(node, [{opacity: 1}, {opacity: 0}], {delay: 2 * STEP_MS, fill: "forwards"})))
  async function tell(moves) {
    stop()
    if (!moves.length || still()) return
    const mine = tale
    root.dataset.moving = "1"
    for (const move of moves) hold(move)
    for (const move of moves) if (tale === mine) await travel(mine, move)
    if (tale === mine) await fade()
    if (tale === mine) stop()
  }
  // Until its turn comes a piece stays where it was.
  const hold = ({node, from}) => play(node, [{transform: shift(from)}, {transform: shift(from)}], {duration: 1, fill: "forwards"})
  return {tell, stop}
}

function gainMark({icon, text}, all, n) {
  const mark = svg("g", {transform: `translate(${(n - (all - 1) / 2) * 92} 0)`})
  mark.append(drawn(["rect", -44, -22, 88, 44, 22, "gain-ground"]), drawn(["text", -4, 8, text, "gain-text"]), drawn(["use", icon, 0, -18, 36, 36, ""]))
  return mark
}
