import type { Customer } from '@kedai/contracts/customers.ts'
import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Section } from '../../../ui/page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

// A customer's newest orders, and since when there are any.
export function CustomerOrders({
  customer: { history, orders, cancelled, first_order_at },
  marksOf,
}: {
  customer: Customer
  marksOf: (order: OrderRow) => ReactNode
}) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section
      title={t`Orders`}
      aside={
        first_order_at && <span className="text-sm text-ink-soft">{t`The first on ${date(first_order_at, lang)}`}</span>
      }
    >
      {orders === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No orders yet.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {history.map((order) => (
          <li
            key={order.order_no}
            className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <span className="flex items-baseline justify-between gap-3">
              <PageLink
                to={sellerPaths.order(order.order_no)}
                className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:underline"
              >
                {order.order_no} · {order.items_text}
              </PageLink>
              <strong className="whitespace-nowrap tabular-nums">{money(order.total)}</strong>
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              {marksOf(order)}
              <time className="text-xs text-ink-soft">{date(order.placed_at, lang)}</time>
            </span>
          </li>
        ))}
      </ul>
      {cancelled > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Plural
            value={cancelled}
            one="# of them was cancelled or expired."
            other="# of them were cancelled or expired."
          />
        </p>
      )}
    </Section>
  )
}
