// What stands open, the newest last: Back closes it and the page stays.
const open: (() => void)[] = []

/**
 * Makes the browser's Back close a dialog while it stands open. Returns what undoes it.
 *
 * Android's Back closes a native dialog by itself (it is a close request, as Escape is). This adds the Back of a desk and of
 * Safari, which is a step in the history: the step is refused, so no entry is made up for a dialog and none is left behind.
 * A browser without the Navigation API, and a step to another document, leave the page as ever.
 */
export function closeOnBack(close: () => void): () => void {
  if (!('navigation' in globalThis)) return () => {}
  if (open.push(close) === 1) navigation.addEventListener('navigate', refuseStep)
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    if (open.length === 0) navigation.removeEventListener('navigate', refuseStep)
  }
}

// Links and forms inside a dialog are no steps back. The browser lets nobody be kept by force: a second Back at once goes.
function refuseStep(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable) return
  event.preventDefault()
  open.at(-1)?.()
}
