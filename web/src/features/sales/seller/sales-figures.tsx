import type { Sales } from '@kedai/contracts/sales.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { changePercent, type SalesPeriod } from '@kedai/domain/sales/periods.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { type OrderListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { FigureCard, FootLink } from './figure-card.tsx'

// The figures of a period, each beside the one before; pressing one opens the orders it counts, or the invoices. Whoever has no invoices sees none.
export function SalesFigures({ sales: { period, now, before } }: { sales: Sales }) {
  const { t } = useLingui()
  const search = (range: { from: string; to: string }, narrowed: OrderListSearch = {}) =>
    sellerPaths.orders({ from: range.from, to: range.to, ...narrowed })
  const both = (narrowed?: OrderListSearch) => ({ to: search(now, narrowed), toBefore: search(before, narrowed) })
  const figures: Figure[] = [
    {
      label: t`Orders`,
      shown: String(now.orders),
      before: String(before.orders),
      change: changePercent(now.orders, before.orders),
      ...both(),
    },
    {
      label: t`Paid sales`,
      shown: money(now.sales),
      before: money(before.sales),
      change: changeOf(now.sales, before.sales),
      ...both({ status: 'held' }),
    },
    {
      label: t`Average order value`,
      shown: money(now.average),
      before: money(before.average),
      change: changeOf(now.average, before.average),
      ...both({ status: 'sold' }),
    },
    {
      label: t`New customers`,
      shown: String(now.new_customers),
      before: String(before.new_customers),
      change: changePercent(now.new_customers, before.new_customers),
      ...both({ buyers: 'new' }),
    },
    ...(now.invoices === '0.00' && before.invoices === '0.00'
      ? []
      : [
          {
            label: t`Received for invoices`,
            shown: money(now.invoices),
            before: money(before.invoices),
            change: changeOf(now.invoices, before.invoices),
            to: receivedIn(now),
            toBefore: receivedIn(before),
          },
        ]),
  ]
  return (
    <ul
      className={classes('grid grid-cols-2 gap-2 lg:gap-3', figures.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}
    >
      {figures.map((figure) => (
        <li key={figure.label} className="row-span-3 grid grid-rows-subgrid gap-y-0 max-lg:nth-5:col-span-2">
          <FigureLink {...figure} period={period} />
        </li>
      ))}
    </ul>
  )
}

const receivedIn = ({ from, to }: { from: string; to: string }): string =>
  sellerPaths.invoices({ received_from: from, received_to: to })

type Figure = { label: string; shown: string; before: string; change: number | null; to: string; toBefore: string }

// The whole card opens the orders of these days; the figure below, those of the days before.
const FigureLink = ({ label, shown, before, change, to, toBefore, period }: Figure & { period: SalesPeriod }) => (
  <FigureCard label={label} shown={shown} to={to}>
    <span className="grid grid-rows-[1.25rem_auto] text-xs text-ink-soft">
      <span>
        <Change percent={change} />
      </span>
      <FootLink to={toBefore}>
        {period === 'today' ? <Trans>Yesterday {before}</Trans> : <Trans>Before {before}</Trans>}
      </FootLink>
    </span>
  </FigureCard>
)

function Change({ percent }: { percent: number | null }) {
  if (percent === null || percent === 0) return null
  const Trend = percent > 0 ? TrendingUp : TrendingDown
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 font-semibold',
        percent > 0 ? 'text-good-ink' : 'text-danger-ink',
      )}
    >
      <Trend aria-hidden className="size-3.5" />
      {percent > 0 ? '+' : '−'}
      {Math.abs(percent)}%
    </span>
  )
}

const changeOf = (now: string, before: string): number | null =>
  changePercent(parseRinggit(now) ?? 0, parseRinggit(before) ?? 0)
