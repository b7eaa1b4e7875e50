import type { KeyboardEvent } from 'react'

// While the focus is in a row: arrows (or j and k) go to the next or last one, x ticks it. Elsewhere no key does anything (WCAG 2.1.4).
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
  const row = event.target.closest('tbody tr')
  const step = steps[event.key]
  if (!row || (step === undefined && event.key !== 'x')) return
  event.preventDefault()
  if (step === undefined) return row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
