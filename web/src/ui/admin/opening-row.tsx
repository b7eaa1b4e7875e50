import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  name: ReactNode
  // Beside the sign that it opens.
  figure?: ReactNode
  about: ReactNode
  state: ReactNode
  children: ReactNode
}

// A row of a list in two lines that opens where it stands, without any script.
export const OpeningRow = ({ name, figure, about, state, children }: Props) => (
  <li className="border-b border-line px-4 last:border-b-0">
    <details className="group">
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.5">
        <strong className="truncate group-open:whitespace-normal">{name}</strong>
        <span className="flex items-center justify-end gap-2 text-sm whitespace-nowrap tabular-nums">
          {figure}
          <ChevronDown aria-hidden className="size-4 text-ink-faint transition group-open:rotate-180" />
        </span>
        <span className="truncate text-xs text-ink-soft">{about}</span>
        <span className="justify-self-end">{state}</span>
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  </li>
)

// The rows, on a card of their own.
export const OpeningRows = ({ children }: { children: ReactNode }) => (
  <ul className="overflow-hidden rounded-l border border-line bg-card shadow-card">{children}</ul>
)
