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
      {/* Two lines of their own, so that a wide state leaves the name its room. */}
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)] gap-y-0.5 py-2.5">
        <span className="flex items-center gap-3">
          <strong className="min-w-0 flex-1 truncate group-open:whitespace-normal">{name}</strong>
          <span className="flex items-center gap-2 text-sm whitespace-nowrap tabular-nums">
            {figure}
            <ChevronDown aria-hidden className="size-4 text-ink-faint transition group-open:rotate-180" />
          </span>
        </span>
        <span className="flex items-center gap-3">
          <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{about}</span>
          {state}
        </span>
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  </li>
)

// The rows, on a card of their own.
export const OpeningRows = ({ children }: { children: ReactNode }) => (
  <ul className="overflow-hidden rounded-l border border-line bg-card shadow-card">{children}</ul>
)
