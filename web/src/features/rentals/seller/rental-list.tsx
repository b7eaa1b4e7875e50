import type { RentalRow } from '@kedai/contracts/rentals.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { bookedSpan } from '../../../lib/booked-span.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { rentalWords } from './status-words.ts'

// Bookings of a month, the earliest first. A press opens one.
export function RentalList({ rows, onOpen }: { rows: readonly RentalRow[]; onOpen: (id: number) => void }) {
  const { i18n } = useLingui()
  const lang = useLang()
  return (
    <ul className="grid gap-2">
      {rows.map((row) => {
        const { word, tone } = rentalWords[row.status]
        return (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onOpen(row.id)}
              className="flex w-full items-center gap-3 rounded-m border border-line bg-card px-4 py-3 text-left shadow-card transition hover:border-ink-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <strong className="break-words">{row.buyer_name}</strong>
                  <Badge tone={tone}>{i18n._(word)}</Badge>
                </span>
                <span className="block text-sm break-words">
                  {row.product} · <Plural value={row.quantity} one="# unit" other="# units" />
                </span>
                <span className="block text-sm text-ink-soft">{bookedSpan(row.start, row.end, lang)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
