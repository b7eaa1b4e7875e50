import { X } from 'lucide-react'
import type { ReactNode } from 'react'

// What a list is narrowed to, taken away by one press.
export const Chosen = ({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) => (
  <button
    type="button"
    title={label}
    onClick={onRemove}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-accent-soft px-4 text-sm font-medium text-accent-ink hover:border-accent"
  >
    {children}
    <X aria-hidden className="size-4 shrink-0" />
    <span className="sr-only">({label})</span>
  </button>
)
