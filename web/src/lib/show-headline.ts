// Brings what the page says first into view and to whoever listens: it tells what became of what was just sent.
export function showHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1')
  headline?.focus({ preventScroll: true })
  headline?.closest('header')?.scrollIntoView({ block: 'center' })
}
