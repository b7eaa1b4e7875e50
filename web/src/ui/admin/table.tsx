import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PageLink } from '../page-link.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  // Numbers stand at the end.
  align?: 'start' | 'end'
  // On a phone: `title` leads the card, `hidden` is left out, `corner` places itself, otherwise a line with its header.
  phone?: 'title' | 'hidden' | 'corner'
}

type Props<Row> = {
  // What the list is, for screen readers.
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  // What a row is called at its tick box; else its key.
  nameOf?: (row: Row) => string
  // Where a row leads; its title becomes the link and the whole row can be pressed.
  hrefOf?: (row: Row) => string
  // Keys of the ticked rows. Left out: no tick boxes.
  selected?: ReadonlySet<string>
  onSelect?: (selected: Set<string>) => void
  // On a phone: false hides the tick boxes, true makes the whole row one. Left out: a box beside each row.
  isChoosing?: boolean
}

// A list: a table on a desk, cards on a phone, from the same rows.
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  nameOf = keyOf,
  hrefOf,
  selected,
  onSelect,
  isChoosing,
}: Props<Row>) {
  const { t } = useLingui()
  const tick = (key: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(key)
    else next.delete(key)
    onSelect?.(next)
  }
  // Two lines a row where nothing needs its header said.
  const isDense = columns.every(({ phone }) => phone !== undefined)
  const all = rows.length > 0 && rows.every((row) => selected?.has(keyOf(row)))
  return (
    <div className="overflow-x-auto rounded-l border border-line bg-card shadow-card">
      <table className="block w-full text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-line bg-sunken text-left text-xs text-ink-soft">
            {selected && (
              <th scope="col" className="w-12 px-3">
                <Tick
                  label={t`Choose all on this page`}
                  checked={all}
                  onChange={(on) => onSelect?.(new Set(on ? rows.map(keyOf) : []))}
                />
              </th>
            )}
            {columns.map(({ key, header, align }) => (
              <th
                key={key}
                scope="col"
                className={classes(
                  'px-3 py-3 font-semibold whitespace-nowrap 2xl:px-4',
                  align === 'end' && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <tr
                key={key}
                className={classes(
                  'relative grid gap-1 border-b border-line px-4 last:border-b-0 hover:bg-paper has-checked:bg-accent-soft md:table-row md:p-0',
                  isDense ? 'py-2.5' : 'py-4',
                  selected && isChoosing !== false && 'max-md:pl-13',
                )}
              >
                {selected && (
                  <td
                    className={classes(
                      'absolute left-1 z-10 md:relative md:inset-auto md:table-cell md:px-3',
                      isChoosing === false && 'max-md:hidden',
                      isChoosing ? 'max-md:inset-0' : 'top-2',
                    )}
                  >
                    <Tick
                      isWhole={isChoosing}
                      label={t`Choose ${nameOf(row)}`}
                      checked={selected.has(key)}
                      onChange={(on) => tick(key, on)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={cellClasses(column)}>
                    {column.phone === undefined && (
                      <span className="shrink-0 text-ink-soft md:hidden">{column.header}</span>
                    )}
                    {column.phone === 'title' && hrefOf ? (
                      <PageLink
                        to={hrefOf(row)}
                        className="font-semibold text-ink after:absolute after:inset-0 hover:underline"
                      >
                        {column.cell(row)}
                      </PageLink>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const cellClasses = <Row,>({ phone, align }: Column<Row>) =>
  classes(
    'md:table-cell md:px-3 md:py-3 2xl:px-4',
    phone === 'hidden'
      ? 'hidden'
      : phone === 'title'
        ? 'text-base md:text-sm'
        : phone === 'corner'
          ? ''
          : 'flex items-baseline justify-between gap-4 text-right md:text-left [&_:is(a,button,input)]:relative [&_:is(a,button,input)]:z-10',
    align === 'end' && 'md:text-right',
  )

type TickProps = { label: string; checked: boolean; isWhole?: boolean | undefined; onChange: (on: boolean) => void }

const Tick = ({ label, checked, isWhole = false, onChange }: TickProps) => (
  <label
    className={classes(
      'grid cursor-pointer items-center md:size-8 md:justify-center',
      isWhole ? 'max-md:size-full max-md:pl-4' : 'max-md:size-11 max-md:justify-center',
    )}
  >
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      className="size-5 cursor-pointer"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)
