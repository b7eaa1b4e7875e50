import type { SalesProfit as Figures } from '@kedai/contracts/sales-report.ts'
import { type ProfitList, type ProfitPart, profitParts } from '@kedai/domain/sales/profit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { SaveAsCsv } from './save-as-csv.tsx'

type Days = { from: string; to: string }

type Props = { profit: Figures; days: Days; before: Days }

// What is left of paid orders once their costs are off, and for how many orders a cost is not known. Each figure opens its orders.
export function SalesProfit({ profit: { now, before }, days, before: daysBefore }: Props) {
  const { t } = useLingui()
  const parts = {
    goods: { label: t`Cost of goods`, to: sellerPaths.products() },
    courier: { label: t`Couriers`, to: sellerPaths.shipments() },
    fees: { label: t`Gateway fees`, to: sellerPaths.paymentSettings() },
    commission: { label: t`Commission`, to: sellerPaths.commissions() },
  } satisfies Record<ProfitPart, { label: string; to: string }>
  const both = (list: ProfitList) => ({
    to: sellerPaths.orders({ ...days, profit: list }),
    toBefore: sellerPaths.orders({ ...daysBefore, profit: list }),
  })
  const isWhole = profitParts.every((part) => now.unknown[part] === 0)
  return (
    <Section title={<Trans>Profit</Trans>} aside={<SaveAsCsv days={days} by="profit" />}>
      <dl className="grid gap-x-6 text-sm lg:max-w-2xl">
        <Line name={t`Paid sales`} amount={money(now.sales)} before={money(before.sales)} {...both('all')} />
        {profitParts.map((part) => {
          const unknown = now.unknown[part]
          return (
            <Line
              key={part}
              name={parts[part].label}
              nameTo={parts[part].to}
              note={
                unknown > 0 &&
                part !== 'commission' && (
                  <Linked to={sellerPaths.orders({ ...days, profit: `unknown_${part}` })}>
                    <Trans>
                      not known for {unknown} of {now.orders} orders
                    </Trans>
                  </Linked>
                )
              }
              amount={takenOff(now.parts[part])}
              before={takenOff(before.parts[part])}
              {...both(part)}
            />
          )
        })}
        <Line
          isSum
          name={isWhole ? t`Profit` : t`Profit, as far as costs are known`}
          amount={money(now.profit)}
          before={money(before.profit)}
          {...both('all')}
        />
      </dl>
      <p className="mt-3 max-w-prose text-xs text-pretty text-ink-soft">
        <Trans>
          Product costs are as of the order date, courier charges are those of booked parcels, and fees come from the
          provider or your payment settings. Unknown costs are not deducted.
        </Trans>
      </p>
    </Section>
  )
}

const takenOff = (amount: string) => money(amount === '0.00' ? amount : `-${amount}`)

type LineProps = {
  name: string
  // Where it is seen to.
  nameTo?: string
  note?: ReactNode
  amount: string
  before: string
  to: string
  toBefore: string
  isSum?: boolean
}

const Line = ({ name, nameTo, note, amount, before, to, toBefore, isSum = false }: LineProps) => {
  const { t } = useLingui()
  const shownBefore = t`Before ${before}`
  return (
    <div
      className={
        isSum
          ? 'flex items-baseline justify-between gap-3 border-t border-line-strong py-3 text-base font-bold'
          : 'flex items-baseline justify-between gap-3 py-2'
      }
    >
      <dt className="min-w-0">
        {nameTo === undefined ? name : <Linked to={nameTo}>{name}</Linked>}
        {note && <span className="block text-xs text-gold-ink">{note}</span>}
      </dt>
      <dd className="m-0 grid justify-items-end text-right whitespace-nowrap tabular-nums">
        <Linked to={to} label={`${amount} – ${name}`}>
          {amount}
        </Linked>
        <span className="text-xs font-normal text-ink-soft">
          <Linked to={toBefore} label={`${shownBefore} – ${name}`}>
            {shownBefore}
          </Linked>
        </span>
      </dd>
    </div>
  )
}

const Linked = ({ to, label, children }: { to: string; label?: string; children: ReactNode }) => (
  <PageLink
    to={to}
    aria-label={label}
    className="inline-grid min-h-6 items-center underline decoration-line-strong underline-offset-2"
  >
    {children}
  </PageLink>
)
