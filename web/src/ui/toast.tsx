import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classes } from './classes.ts'

export const TOAST_MS = 3000 // spec §9
const UNDO_MS = 8000

export type ToastContent = {
  text: string
  tone?: 'good' | 'info' | 'danger'
  // Shown for eight seconds with a button.
  action?: { label: string; run: () => void }
}

type Shown = ToastContent & { id: number }

// Says something in passing, bottom-centre, for three seconds: in one line or two, and two of them at most.
// Anything that must be read belongs in a `Notice`.
export function toast(content: string | ToastContent): void {
  const shown = { ...(typeof content === 'string' ? { text: content } : content), id: ++lastId }
  change([...toasts.filter(({ text }) => text !== shown.text), shown].slice(-2))
  setTimeout(() => dismiss(shown.id), shown.action ? UNDO_MS : TOAST_MS)
}

export function Toaster() {
  const { t } = useLingui()
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div
      role="status"
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-50 grid justify-items-center gap-1.5 px-3 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:pb-5"
    >
      {shown.map(({ id, text, tone = 'good', action }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-md animate-rise items-center gap-2 rounded-m bg-ink py-0.5 pr-0.5 pl-3 text-sm font-medium text-paper shadow-float max-sm:w-full"
        >
          <span aria-hidden className={classes('size-2.5 shrink-0 rounded-full', dots[tone])} />
          <span className="min-w-0 flex-1 py-1.5">
            <span
              title={text}
              className={classes('leading-5 wrap-anywhere', tone === 'danger' ? 'line-clamp-3' : 'line-clamp-2')}
            >
              {text}
            </span>
          </span>
          {action && (
            <button
              type="button"
              className="min-h-11 shrink-0 rounded-s px-2 font-bold underline underline-offset-3"
              onClick={() => (action.run(), dismiss(id))}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={t`Close`}
            className="grid h-11 w-9 shrink-0 place-items-center rounded-s"
            onClick={() => dismiss(id)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}

const dots = { good: 'bg-accent', info: 'bg-gold', danger: 'bg-danger' }

const none: Shown[] = []
let toasts: Shown[] = none
let lastId = 0
const listeners = new Set<() => void>()

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))

function change(next: Shown[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
