import type { CollectionField } from '@kedai/contracts/collections.ts'
import { cellsOf, noGrid } from '@kedai/domain/collections/grid.ts'
import { Trans } from '@lingui/react/macro'

type Counts = readonly { option: string; count: number }[]
type Props = { field: CollectionField; counts: Counts }

// How many of each cell were ordered, with the sums of rows and columns; cells that the form lost since then stand below.
export function GridTotals({ field: { label, options, grid }, counts }: Props) {
  const columns = grid?.columns ?? []
  const cells = cellsOf({ options, grid: { ...noGrid, columns } }).map((cell) => ({
    ...cell,
    count: counts.find(({ option }) => option === cell.name)?.count ?? 0,
  }))
  const gone = counts.filter(({ option }) => !cells.some(({ name }) => name === option))
  const rows = [
    ...options.map((row) => ({
      name: row,
      figures: cells.filter((cell) => cell.row === row).map(({ count }) => count),
    })),
    ...gone.map(({ option, count }) => ({ name: option, figures: [...columns.map(() => null), count] })),
  ]
  return (
    <section className="min-w-0 sm:col-span-2">
      <h2 className="mb-1 text-sm font-semibold wrap-anywhere">{label}</h2>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
        <table className="text-sm tabular-nums">
          <thead>
            <tr>
              <td className="sticky left-0 bg-card" />
              {columns.map((column) => (
                <th key={column} scope="col" className="max-w-40 px-2 py-1 text-right font-semibold break-words">
                  {column}
                </th>
              ))}
              <th scope="col" className="px-2 py-1 text-right font-semibold">
                <Trans>Total</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figures }) => (
              <tr key={name}>
                <th
                  scope="row"
                  className="sticky left-0 max-w-40 border-t border-line bg-card py-1 pr-2 text-left font-normal break-words"
                >
                  {name}
                </th>
                {figures.map((count, at) => (
                  <td key={at} className="border-t border-line px-2 py-1 text-right">
                    {count}
                  </td>
                ))}
                {figures.length === columns.length && (
                  <td className="border-t border-line px-2 py-1 text-right font-semibold">{sumOf(figures)}</td>
                )}
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="sticky left-0 border-t border-line-strong bg-card py-1 pr-2 text-left">
                <Trans>Total</Trans>
              </th>
              {columns.map((column) => (
                <td key={column} className="border-t border-line-strong px-2 py-1 text-right">
                  {sumOf(cells.filter((cell) => cell.column === column).map(({ count }) => count))}
                </td>
              ))}
              <td className="border-t border-line-strong px-2 py-1 text-right">
                {sumOf(counts.map(({ count }) => count))}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

const sumOf = (figures: readonly (number | null)[]): number => figures.reduce<number>((all, one) => all + (one ?? 0), 0)
