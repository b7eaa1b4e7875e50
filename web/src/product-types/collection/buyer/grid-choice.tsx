import type { CollectionField } from '@kedai/contracts/collections.ts'
import { type Cell, cellsOf, gridTotals, readCell, writeCell } from '@kedai/domain/collections/grid.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { formField } from './response-of.ts'

type Props = {
  field: CollectionField
  currency: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | null
}

// How many of each size and colour. A wide grid moves sideways in its own frame, its sizes staying in sight.
export function GridChoice({ field, currency, chosen, onChange, error }: Props) {
  const { t } = useLingui()
  const asked = formField(field)
  const cells = cellsOf(asked)
  const { columns, prices, least, most } = field.grid ?? { columns: [], prices: [], least: null, most: null }
  const typed = new Map(chosen.map(readCell).flatMap((one) => (one ? [[one.name, one.quantity] as const] : [])))
  const write = (changed: Cell, quantity: string) =>
    onChange(
      cells.flatMap(({ name }) => {
        const kept = name === changed.name ? quantity : (typed.get(name) ?? '')
        return kept === '' ? [] : [writeCell(kept, name)]
      }),
    )
  const { quantity, amount } = gridTotals(asked, chosen)
  const total = money(formatRinggit(amount), currency)
  const hints = [
    prices.length === 1 && t`${money(prices[0] ?? '0.00', currency)} each`,
    least !== null && t`${least} or more in all`,
    most !== null && t`${most} at most in all`,
  ].filter((hint) => hint !== false)
  return (
    <FieldGroup
      label={field.label}
      optional={!field.is_required}
      hint={hints.length > 0 ? hints.join(' · ') : null}
      error={error}
    >
      <div className="overflow-x-auto rounded-m border border-line bg-card">
        <table className="w-full text-sm">
          {columns.length > 0 && (
            <thead>
              <tr>
                <td className="sticky left-0 z-10 bg-card" />
                {columns.map((column) => (
                  <th key={column} scope="col" className="max-w-40 px-1 pt-2 font-semibold break-words">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {field.options.map((row, at) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 max-w-40 bg-card py-1.5 pr-2 pl-3 text-left font-semibold break-words"
                >
                  {row}
                  {prices.length > 1 && (
                    <span className="block font-normal whitespace-nowrap text-ink-soft tabular-nums">
                      {money(prices[at] ?? '0.00', currency)}
                    </span>
                  )}
                </th>
                {cells
                  .filter((cell) => cell.row === row)
                  .map((cell) => (
                    <td key={cell.name} className="px-1 py-1.5 text-center">
                      <input
                        name={`answers.${field.key}`}
                        aria-label={cell.name}
                        inputMode="numeric"
                        pattern="[0-9]*"
                        autoComplete="off"
                        maxLength={4}
                        placeholder="0"
                        className="h-11 w-14 rounded-m border border-line-strong bg-paper text-center text-base font-semibold tabular-nums"
                        value={typed.get(cell.name) ?? ''}
                        onChange={(event) => write(cell, event.target.value.trim().replaceAll('×', ''))}
                        onFocus={(event) => event.target.select()}
                      />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-live="polite" className="flex justify-between gap-3 text-sm">
        <span className="text-ink-soft">
          <Trans>Chosen in all</Trans>
        </span>
        <strong className="tabular-nums">
          <Plural value={quantity} one="# piece" other="# pieces" />
          {prices.length > 0 && <> · {total}</>}
        </strong>
      </p>
    </FieldGroup>
  )
}
