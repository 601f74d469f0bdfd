// A range input whose value both sides may set; while it is held, what comes back late does not pull it away.
export function render({model}) {
  const input = Object.assign(document.createElement("input"), {type: "range", min: 0, step: 1})
  let held = false
  input.setAttribute("aria-label", WORDS.step)
  const show = () => {
    input.max = model.last
    if (!held) input.value = model.at
    input.setAttribute("aria-valuetext", model.words)
  }
  input.addEventListener("pointerdown", () => { held = true })
  for (const name of ["pointerup", "pointercancel", "change"]) input.addEventListener(name, () => { held = false })
  input.addEventListener("input", () => model.send_msg({to: Number(input.value)}))
  for (const name of ["at", "last", "words"]) model.on(name, show)
  show()
  return input
}
