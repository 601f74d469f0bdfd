// Writes a state into the address line. No entry is made for the back button: it leads out of the page.
export function render({model}) {
  const root = document.createElement("div")
  const write = () => {
    if (!model.address) return
    const next = new URL(model.address, location.href)
    if (next.href !== location.href) history.replaceState(null, "", next)
  }
  model.on("address", write)
  write()
  return root
}
