import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { discountParts } from '../../lib/discount-parts.ts'
import { money } from '../../lib/format.ts'
import { roundingShown } from '../../lib/rounding-shown.ts'
import { LineDetails } from './line-details.tsx'
import { Section } from '../../ui/page.tsx'
import { TillSlip, type TillLine } from '../../ui/till-slip.tsx'

// What was bought and what it comes to.
export function OrderContents({ order }: { order: BuyerOrder }) {
  const { t } = useLingui()
  const { totals } = order
  const { granted, transfer } = discountParts(order)
  const rounding = roundingShown(order.rounding_amount)
  const lines: (TillLine | false)[] = [
    { label: t`Items`, amount: money(totals.subtotal) },
    granted !== '0.00' && {
      label: order.coupon_code ? t`Coupon ${order.coupon_code}` : t`Discount`,
      amount: `− ${money(granted)}`,
    },
    transfer !== '0.00' && { label: t`Exact-amount discount`, amount: `− ${money(transfer)}` },
    totals.click_upsell !== '0.00' && { label: t`Added item`, amount: money(totals.click_upsell) },
    totals.addon_total !== '0.00' && { label: t`Add-ons`, amount: money(totals.addon_total) },
    ((order.shipping !== null && order.pickup === null) || totals.shipping !== '0.00') && {
      label: t`Shipping`,
      amount: money(totals.shipping),
    },
    { label: t`Total`, amount: money(totals.total), isTotal: true },
    rounding !== null && { label: t`Rounding`, amount: rounding },
    order.paid !== '0.00' && { label: t`Paid`, amount: money(order.paid) },
    order.refunded !== '0.00' && { label: t`Refunded`, amount: `− ${money(order.refunded)}` },
    order.paid !== '0.00' &&
      order.balance_due !== '0.00' && { label: t`Still to pay`, amount: money(order.balance_due) },
  ]
  return (
    <Section title={<Trans>Your order</Trans>}>
      <ul className="mb-5 grid gap-4">
        {order.lines.map((line, place) => (
          <li key={place} className="flex gap-3">
            {line.image ? (
              <img
                src={line.image}
                alt=""
                loading="lazy"
                width={64}
                height={64}
                className="size-16 shrink-0 rounded-s border border-line bg-sunken object-cover"
              />
            ) : (
              <span aria-hidden className="size-16 shrink-0 rounded-s bg-sunken" />
            )}
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-4 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
              <span className="break-words">
                <span className="block font-semibold">{line.title}</span>
                {line.options && <span className="block text-ink-soft">{line.options}</span>}
                <LineDetails line={line} />
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap tabular-nums sm:grid sm:content-start sm:justify-items-end">
                <span className="text-ink-soft">
                  {line.quantity} × {money(line.unit_price)}
                </span>
                <span className="font-semibold sm:order-first">{money(line.total)}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="-mx-4 bg-sunken p-4 last:-mb-4 last:rounded-b-l sm:-mx-6 sm:px-6 sm:last:-mb-6">
        <TillSlip lines={lines.filter((line) => line !== false)} />
      </div>
      {order.notes && (
        <p className="mt-4 text-sm whitespace-pre-line text-ink-soft">
          <Trans>Your note: {order.notes}</Trans>
        </p>
      )}
    </Section>
  )
}
