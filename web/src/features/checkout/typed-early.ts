// What is typed into the drawn form before its script has come. The form takes it over when it wakes up.
const typed = new Map<string, string>()

// Takes what stands in the form already, then what is typed. Returns the way to stop.
export function watchTyping(place: HTMLElement): () => void {
  for (const field of place.querySelectorAll('input, select, textarea')) note(field)
  const hear = ({ target }: Event) => target instanceof Element && place.contains(target) && note(target, true)
  return onDocument(['input'], hear)
}

export function takeTyped(): ReadonlyMap<string, string> {
  const taken = new Map(typed)
  typed.clear()
  return taken
}

// Heard before anybody else: React keeps events of a part that is not awake yet from reaching the elements inside.
export function onDocument(names: readonly string[], hear: (event: Event) => void): () => void {
  for (const name of names) document.addEventListener(name, hear, true)
  return () => {
    for (const name of names) document.removeEventListener(name, hear, true)
  }
}

function note(field: Element, isSure = false): void {
  if (
    !(
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) ||
    !field.name
  )
    return
  if (field instanceof HTMLInputElement && ['checkbox', 'file'].includes(field.type)) return
  if (field instanceof HTMLInputElement && field.type === 'radio' && !(isSure && field.checked)) return
  if (isSure || field.value !== '') typed.set(field.name, field.value)
}
