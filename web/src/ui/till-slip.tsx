import type { ReactNode } from 'react'

export type TillLine = { label: ReactNode; amount: ReactNode; isTotal?: boolean }

// Totals as on a till slip: dotted leaders, the sum below a line.
export const TillSlip = ({ lines, children }: { lines: readonly TillLine[]; children?: ReactNode }) => (
  <div className="till-slip px-5">
    {children}
    <dl className="grid gap-1.5">
      {lines.map(({ label, amount, isTotal }, place) => (
        <div
          key={place}
          className={
            isTotal
              ? 'mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink pt-2 text-lg font-bold'
              : 'flex items-baseline gap-2 text-sm'
          }
        >
          <dt>{label}</dt>
          {!isTotal && <span aria-hidden className="min-w-4 flex-1 border-b-2 border-dotted border-line" />}
          <dd className="ml-auto whitespace-nowrap tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  </div>
)
