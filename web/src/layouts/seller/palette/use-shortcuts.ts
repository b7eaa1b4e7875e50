import { useEffect, useRef, useState } from 'react'
import { localStore } from '../../../lib/local-store.ts'

type Doings = { showList: () => void; addProduct: () => void }

// Single keys for who works all day in here. They are silent while somebody types or a dialog stands open, and can be
// switched off for good on this device (WCAG 2.1.4).
export function useShortcuts(doings: Doings): { areOn: boolean; switchKeys: (on: boolean) => void } {
  const [areOn, setOn] = useState(() => kept.read())
  const latest = useRef(doings)
  useEffect(() => {
    latest.current = doings
  })
  useEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('dialog[open]')
      )
        return
      const act = doingOf[event.key]
      if (!act) return
      event.preventDefault()
      act(latest.current)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areOn])
  return { areOn, switchKeys: (on) => (kept.write(on), setOn(on)) }
}

const doingOf: Record<string, (doings: Doings) => void> = {
  '?': ({ showList }) => showList(),
  n: ({ addProduct }) => addProduct(),
  '/': () => document.querySelector<HTMLElement>('#content input[type=search]')?.focus(),
  j: () => moveRow(1),
  k: () => moveRow(-1),
}

// To the link of the next or the previous row of the list on the screen.
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('#content tbody tr, #content [data-row]')].filter((row) =>
    row.querySelector('a[href]'),
  )
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)]
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const kept = localStore<boolean>({
  key: 'seller:keys',
  version: 1,
  fallback: true,
  isValid: (value): value is boolean => typeof value === 'boolean',
})
