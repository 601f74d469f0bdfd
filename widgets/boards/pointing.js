// Pointing at a piece, focusing it and holding it: each has the strip of about.js say what it is about. Joined to kit.js.
const REST_MS = 250 // what the pointer only crosses on its way stays unsaid
const HOLD_MS = 500, HOLD_PX = 10

// Where nothing hovers the strip lies over the page: there one asks, and does not only point.
const points = (event) => event.pointerType !== "touch" && !matchMedia("(hover: none)").matches

function pointing(root, about) {
  const pieceAt = (event) => { const at = event.target.closest?.(".piece.told"); return at?.piece.about?.length ? at : null }
  let rest = 0, hold = 0, from = null, held = false
  const letGo = () => { clearTimeout(hold); from = null }
  root.addEventListener("pointerover", (event) => {
    clearTimeout(rest)
    const at = pieceAt(event)
    if (at && points(event) && !about.asking) rest = setTimeout(() => about.tell(at), REST_MS)
  })
  root.addEventListener("pointerleave", () => clearTimeout(rest))
  root.addEventListener("focusin", (event) => { const at = pieceAt(event); if (at?.matches(":focus-visible")) about.tell(at) })
  root.addEventListener("pointerdown", (event) => {
    held = false
    const at = pieceAt(event)
    if (!at || event.pointerType !== "touch") return
    from = event
    hold = setTimeout(() => { held = true; about.answer(at) }, HOLD_MS)
  })
  root.addEventListener("pointermove", (event) => { if (from && Math.hypot(event.x - from.x, event.y - from.y) > HOLD_PX) letGo() })
  for (const name of ["pointerup", "pointercancel"]) root.addEventListener(name, letGo)
  root.addEventListener("contextmenu", (event) => { if (from || held) event.preventDefault() })
  // What was held is not pressed too; on a phone a press is play again, and puts the strip away.
  root.addEventListener("click", (event) => {
    if (held && event.target.closest(".piece")) event.stopPropagation()
    else if (event.pointerType === "touch" && !about.asking && event.target.closest(".piece")) about.clear()
    held = false
  }, true)
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(".piece")) return
    if (event.key === "?" && about.told) { event.preventDefault(); about.enter() }
    if (event.key === "Escape" && (about.told || about.asking)) { event.stopPropagation(); about.end() }
  })
}
