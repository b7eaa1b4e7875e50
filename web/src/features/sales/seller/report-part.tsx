import type { SalesReportRow } from '@kedai/contracts/sales-report.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { ReportPart as PartName } from '@kedai/domain/sales/report.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { SaveAsCsv } from './save-as-csv.tsx'

type Days = { from: string; to: string }

type Props = {
  name: PartName
  title: ReactNode
  rows: readonly SalesReportRow[]
  days: Days
  before: Days
  labelOf?: (row: SalesReportRow) => string
  // The orders that a row counts in such days; with a status, those alone whose money it shows.
  hrefOf: (row: SalesReportRow, days: Days, status?: 'held') => string
}

// Sales by one thing: each row with its share as a bar, what it was before, and the orders that it counts.
export function ReportPart({ name, title, rows, days, before, labelOf = (row) => row.name, hrefOf }: Props) {
  const { t } = useLingui()
  const amounts = rows.map(({ sales }) => Math.max(0, parseRinggit(sales) ?? 0))
  const most = Math.max(1, ...amounts)
  return (
    <Section title={title} aside={rows.length > 0 && <SaveAsCsv days={days} by={name} />}>
      {rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No orders in this period.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {rows.map((row, at) => (
          <li key={row.key} className="grid gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <PageLink
                to={hrefOf(row, days)}
                className="min-h-6 min-w-6 font-medium underline decoration-line-strong underline-offset-2 wrap-anywhere"
              >
                {labelOf(row)}
              </PageLink>
              <Amount
                shown={money(row.sales)}
                to={row.sales !== '0.00' && hrefOf(row, days, 'held')}
                of={labelOf(row)}
                className="font-semibold whitespace-nowrap"
              />
            </span>
            <span aria-hidden className="block h-2 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${Math.round(((amounts[at] ?? 0) * 100) / most)}%` }}
              />
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
              <span>
                {name === 'products' ? (
                  <Plural value={row.sold} one="# sold" other="# sold" />
                ) : (
                  <Trans>
                    {row.sold} of {row.orders} orders paid
                  </Trans>
                )}
              </span>
              <Amount
                shown={t`Before ${money(row.sales_before)}`}
                to={row.sales_before !== '0.00' && hrefOf(row, before, 'held')}
                of={labelOf(row)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type AmountProps = { shown: string; to: string | false; of: string; className?: string }

const Amount = ({ shown, to, of, className }: AmountProps) =>
  to === false ? (
    <span className={classes('tabular-nums', className)}>{shown}</span>
  ) : (
    <PageLink
      to={to}
      aria-label={`${shown} – ${of}`}
      className={classes(
        'inline-grid min-h-6 items-center tabular-nums underline decoration-line-strong underline-offset-2',
        className,
      )}
    >
      {shown}
    </PageLink>
  )
