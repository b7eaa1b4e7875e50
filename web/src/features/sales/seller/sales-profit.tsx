import type { SalesProfit as Figures } from '@kedai/contracts/sales-report.ts'
import { type ProfitPart, profitParts } from '@kedai/domain/sales/profit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { SaveAsCsv } from './save-as-csv.tsx'

type Days = { from: string; to: string }

// What is left of paid orders once their costs are off, and for how many orders a cost is not known.
export function SalesProfit({ profit: { now, before }, days }: { profit: Figures; days: Days }) {
  const { t } = useLingui()
  const parts = {
    goods: { label: t`Cost of goods`, to: sellerPaths.products() },
    courier: { label: t`Couriers`, to: sellerPaths.shipments() },
    fees: { label: t`Gateway fees`, to: sellerPaths.paymentSettings() },
    commission: { label: t`Commission`, to: sellerPaths.commissions() },
  } satisfies Record<ProfitPart, { label: string; to: string }>
  const isWhole = profitParts.every((part) => now.unknown[part] === 0)
  return (
    <Section title={<Trans>Profit</Trans>} aside={<SaveAsCsv days={days} by="profit" />}>
      <dl className="grid gap-x-6 text-sm lg:max-w-2xl">
        <Line
          label={<Linked to={sellerPaths.orders({ ...days, status: 'sold' })}>{t`Paid sales`}</Linked>}
          amount={money(now.sales)}
          before={money(before.sales)}
        />
        {profitParts.map((part) => {
          const unknown = now.unknown[part]
          return (
            <Line
              key={part}
              label={<Linked to={parts[part].to}>{parts[part].label}</Linked>}
              note={
                unknown > 0 && (
                  <Trans>
                    not known for {unknown} of {now.orders} orders
                  </Trans>
                )
              }
              amount={takenOff(now.parts[part])}
              before={takenOff(before.parts[part])}
            />
          )
        })}
        <Line
          isSum
          label={isWhole ? t`Profit` : t`Profit, as far as costs are known`}
          amount={money(now.profit)}
          before={money(before.profit)}
        />
      </dl>
      <p className="mt-3 max-w-prose text-xs text-pretty text-ink-soft">
        <Trans>
          A cost is that of the product when it was ordered, a courier’s the price of booked parcels, a fee what the
          provider or your payment settings say. What is not known is not taken off.
        </Trans>
      </p>
    </Section>
  )
}

const takenOff = (amount: string) => money(amount === '0.00' ? amount : `-${amount}`)

type LineProps = { label: ReactNode; note?: ReactNode; amount: string; before: string; isSum?: boolean }

const Line = ({ label, note, amount, before, isSum = false }: LineProps) => (
  <div
    className={
      isSum
        ? 'flex items-baseline justify-between gap-3 border-t border-line-strong py-3 text-base font-bold'
        : 'flex items-baseline justify-between gap-3 py-2'
    }
  >
    <dt className="min-w-0">
      {label}
      {note && <span className="block text-xs text-gold-ink">{note}</span>}
    </dt>
    <dd className="m-0 text-right whitespace-nowrap tabular-nums">
      {amount}
      <span className="block text-xs font-normal text-ink-soft">
        <Trans>Before {before}</Trans>
      </span>
    </dd>
  </div>
)

const Linked = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink to={to} className="inline-grid min-h-6 items-center underline decoration-line-strong underline-offset-2">
    {children}
  </PageLink>
)
