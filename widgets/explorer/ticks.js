// What a leaf of the rules does besides: ticks that are kept in this browser, also when the server is away; links that
// are copied; pages that are printed. It is put behind the text of leaf.js.
const TICKS = "coffee-tutor.ticks"
const ticks = () => { try { return JSON.parse(localStorage.getItem(TICKS)) ?? {} } catch { return {} } }
function keepTicks(all) { try { localStorage.setItem(TICKS, JSON.stringify(all)) } catch { /* not kept, still ticked */ } }
const boxesIn = (list) => [...list.querySelectorAll("input[type=checkbox]")]

function showTicks(root) {
  const all = ticks()
  for (const list of root.querySelectorAll("[data-ticks]")) {
    const done = new Set(Array.isArray(all[list.dataset.ticks]) ? all[list.dataset.ticks] : [])
    for (const box of boxesIn(list)) box.checked = done.has(box.name)
    count(list)
  }
}
function count(list) {
  const place = list.querySelector("[data-count]"), boxes = boxesIn(list)
  if (place) place.textContent = WORDS.done.replace("{done}", boxes.filter((box) => box.checked).length).replace("{all}", boxes.length)
}
function tick(list) {
  keepTicks({...ticks(), [list.dataset.ticks]: boxesIn(list).filter((one) => one.checked).map((one) => one.name)})
  count(list)
}
function forget(list) {
  const all = ticks()
  delete all[list.dataset.ticks]
  keepTicks(all)
  showTicks(list.parentNode)
}

async function copy(button) {
  const text = new URL(button.dataset.copy, location.href).href
  try { await navigator.clipboard.writeText(text) } catch { copyOldWay(button, text) }
  const said = button.parentNode.querySelector("[role=status]")
  if (said) { said.textContent = WORDS.copied; setTimeout(() => { said.textContent = "" }, 2500) }
}
function copyOldWay(button, text) { // browsers give the clipboard to https and localhost only
  const field = Object.assign(document.createElement("textarea"), {value: text, className: "unseen"})
  button.after(field)
  field.select()
  document.execCommand("copy")
  field.remove()
  button.focus()
}

const inOtherTabs = new Set() // the leaves that follow ticks made in another tab
addEventListener("storage", (event) => {
  if (event.key !== TICKS) return
  for (const root of inOtherTabs) root.isConnected ? showTicks(root) : inOtherTabs.delete(root)
})

HELPERS.push({
  drawn(root) { inOtherTabs.add(root); showTicks(root) },
  clicked(node) {
    if (node.dataset.copy) copy(node)
    else if ("print" in node.dataset) print()
    else if ("forget" in node.dataset) forget(node.closest("[data-ticks]"))
    else return false
    return true
  },
  changed(node) {
    const list = node.type === "checkbox" && node.closest("[data-ticks]")
    if (list) tick(list)
    return Boolean(list)
  },
})
