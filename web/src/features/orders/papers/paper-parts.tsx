import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { discountParts } from '../../../lib/discount-parts.ts'
import { date, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { roundingEffect } from '../../../lib/rounding-shown.ts'
import { addressLines } from '../address-lines.ts'
import type { PaperProps } from './paper-props.ts'

export const ShopHead = ({ shop }: Pick<PaperProps, 'shop'>) => (
  <div>
    <p className="text-lg font-bold">{shop.name}</p>
    {[...shop.address, ...(shop.phone ? [displayPhone(shop.phone)] : []), ...(shop.email ? [shop.email] : [])].map(
      (line) => (
        <p key={line}>{line}</p>
      ),
    )}
  </div>
)

// Whom it goes to, as a label reads.
export const Receiver = ({ order: { buyer, ships } }: Pick<PaperProps, 'order'>) => (
  <div>
    <p className="font-bold">{buyer.name}</p>
    {ships && addressLines(buyer).map((line) => <p key={line}>{line}</p>)}
    <p>{displayPhone(buyer.phone)}</p>
  </div>
)

// The day a shop on a break promised to send from.
export function SentFrom({ order }: Pick<PaperProps, 'order'>) {
  if (!order.dispatch_on) return null
  return (
    <p>
      <Trans>Sent from {date(order.dispatch_on, currentLang())} on</Trans>
    </p>
  )
}

// What it comes to, and what of it has been paid.
export function Sums({ order }: Pick<PaperProps, 'order'>) {
  const { t } = useLingui()
  const { totals, shipping, coupon_code } = order
  const { granted, transfer } = discountParts(order)
  const rounding = roundingEffect(order.rounding_amount) ?? '0.00'
  const rows: [label: string, amount: string, isStrong?: boolean][] = [
    [t`Items`, totals.subtotal],
    ...some(totals.click_upsell, t`Extra offer`),
    ...some(totals.shipping, shipping ? t`Shipping · ${shipping.name}` : t`Shipping`),
    ...some(granted, coupon_code ? t`Discount · ${coupon_code}` : t`Discount`, '-'),
    ...some(transfer, t`Exact-amount discount`, '-'),
    [t`Total`, totals.total, true],
    ...some(rounding, t`Rounding`),
    ...some(order.paid, t`Received`),
    ...some(order.refunded, t`Refunded`),
    ...(order.balance_due === '0.00'
      ? []
      : [[t`Still to be paid`, order.balance_due, true] as [string, string, boolean]]),
  ]
  return (
    <dl className="grid gap-1">
      {rows.map(([label, amount, isStrong]) => (
        <div
          key={label}
          className={`flex justify-between gap-4 ${isStrong ? 'border-t border-current pt-1 font-bold' : ''}`}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const some = (amount: string, label: string, sign = ''): [string, string][] =>
  amount === '0.00' ? [] : [[label, `${sign}${amount}`]]

export const optionsOf = ({ options, sku }: SellerOrder['lines'][number]): string =>
  [options, sku].filter(Boolean).join(' · ')
