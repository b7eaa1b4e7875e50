import type { RentalProduct, RentalRow } from '@kedai/contracts/rentals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { rentalWords } from './status-words.ts'
import { daysOf, type Span, type UnitRow, unitRows } from './unit-rows.ts'

type Props = {
  month: string
  today: string
  products: readonly RentalProduct[]
  rows: readonly RentalRow[]
  onOpen: (id: number) => void
}

// A line for each unit, a column for each day. A press on a booking opens it.
export function UnitCalendar({ month, today, products, rows, onOpen }: Props) {
  const days = daysOf(month)
  const lines = unitRows(products, rows, days)
  const box = useRef<HTMLDivElement>(null)
  // A month is wider than most screens: it opens at today, a day before it in sight.
  useLayoutEffect(() => {
    const [first, now] = ['[data-units]', '[data-today]'].map((name) => box.current?.querySelector<HTMLElement>(name))
    if (box.current) box.current.scrollLeft = first && now ? now.offsetLeft - first.offsetWidth - now.offsetWidth : 0
  }, [month])
  return (
    <div ref={box} className="overflow-x-auto rounded-l border border-line bg-card shadow-card">
      <table className="border-collapse text-xs">
        <thead>
          <tr>
            <th data-units scope="col" className="sticky left-0 z-10 min-w-16 bg-card px-3 py-2 text-left">
              <Trans>Unit</Trans>
            </th>
            {days.map((day) => (
              <th
                key={day}
                data-today={day === today || undefined}
                scope="col"
                className={classes('w-9 min-w-9 py-2 font-medium', day === today ? 'text-accent-ink' : 'text-ink-soft')}
              >
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <Fragment key={line.key}>
              {line.product !== lines[at - 1]?.product && (
                <tr className="border-t border-line bg-sunken">
                  <th scope="colgroup" colSpan={days.length + 1} className="h-8 text-left font-semibold">
                    <span className="sticky left-0 inline-block max-w-80 truncate px-3 align-middle">
                      {line.product}
                    </span>
                  </th>
                </tr>
              )}
              <tr className="border-t border-line">
                <th scope="row" className="sticky left-0 z-10 bg-card px-3 py-1 text-left font-medium">
                  {line.unit}
                </th>
                <Cells line={line} days={days} today={today} onOpen={onOpen} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellsProps = { line: UnitRow; days: readonly string[]; today: string; onOpen: (id: number) => void }

function Cells({ line, days, today, onOpen }: CellsProps) {
  return days.map((day, at) => {
    const span = line.spans.find(({ from, days: length }) => from <= at && at < from + length)
    return (
      <td key={day} className={classes('h-11 p-0', day === today && 'bg-accent-soft')}>
        {span && <Booked span={span} isFirst={span.from === at} onOpen={onOpen} />}
      </td>
    )
  })
}

type BookedProps = { span: Span; isFirst: boolean; onOpen: (id: number) => void }

// The first day can be reached by key, the others are pressed.
function Booked({ span: { row }, isFirst, onOpen }: BookedProps) {
  const { i18n } = useLingui()
  const { word, tone } = rentalWords[row.status]
  const said = `${row.buyer_name}, ${row.start.slice(0, 16)} – ${row.end.slice(0, 16)}, ${i18n._(word)}`
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-hidden={!isFirst || undefined}
      aria-label={said}
      title={said}
      onClick={() => onOpen(row.id)}
      className={classes('block h-9 w-full truncate px-1 text-left', looks[tone], isFirst && 'rounded-l-s border-l-3')}
    >
      {isFirst && row.buyer_name.slice(0, 3)}
    </button>
  )
}

const looks = {
  neutral: 'border-line-strong bg-sunken text-ink-soft',
  info: 'border-info-ink bg-info-soft text-info-ink',
  warn: 'border-gold bg-gold-soft text-gold-ink',
  danger: 'border-danger bg-danger-soft text-danger-ink',
  good: 'border-good-ink bg-good-soft text-good-ink',
} as const
