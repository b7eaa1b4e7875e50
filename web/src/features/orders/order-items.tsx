import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import { discountParts } from '../../lib/discount-parts.ts'
import { money } from '../../lib/format.ts'
import { LineAnswers } from './line-answers.tsx'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'
import { TillSlip, type TillLine } from '../../ui/till-slip.tsx'
import { LineOpens } from './line-opens.tsx'

// What was bought, as a packer reads it, and what it comes to.
export function OrderItems({ order }: { order: SellerOrder }) {
  const { t } = useLingui()
  const { totals } = order
  const { granted, transfer } = discountParts(order)
  const extra: TillLine[] = [
    { label: t`Items`, amount: money(totals.subtotal) },
    ...(totals.click_upsell === '0.00' ? [] : [{ label: t`Extra offer`, amount: money(totals.click_upsell) }]),
    ...(totals.addon_total === '0.00' ? [] : [{ label: t`Add-ons`, amount: money(totals.addon_total) }]),
    ...(totals.shipping === '0.00'
      ? []
      : [
          {
            label: order.shipping ? t`Shipping · ${order.shipping.name}` : t`Shipping`,
            amount: money(totals.shipping),
          },
        ]),
    ...(granted === '0.00'
      ? []
      : [
          {
            label: order.coupon_code ? t`Discount · ${order.coupon_code}` : t`Discount`,
            amount: money(`-${granted}`),
          },
        ]),
    ...(transfer === '0.00' ? [] : [{ label: t`Exact-amount discount`, amount: money(`-${transfer}`) }]),
    { label: t`Total`, amount: money(totals.total), isTotal: true },
  ]
  return (
    <Section title={t`Items`}>
      <ul className="mb-4 grid gap-3">
        {order.lines.map((line, place) => (
          <li key={place} className="flex items-start gap-3">
            <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-m bg-sunken">
              {line.image === null ? (
                <Package aria-hidden className="size-6 text-ink-faint" />
              ) : (
                <LazyImage src={line.image} alt="" width={56} height={56} />
              )}
            </span>
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <span className="min-w-0">
                <span className="block font-semibold break-words">{line.title}</span>
                {line.options && <span className="block text-sm text-ink-soft">{line.options}</span>}
                <LineAnswers line={line} />
                {line.sku && <span className="block text-sm break-all text-ink-soft">{line.sku}</span>}
                <LineOpens line={line} orderNo={order.order_no} />
                {line.returned > 0 && (
                  <span className="block text-sm text-ink-soft">
                    <Trans>
                      {line.returned} refunded · {money(line.refunded)}
                    </Trans>
                    {line.given_up < line.returned && (
                      <>
                        {' · '}
                        <Trans>{line.returned - line.given_up} kept by the buyer</Trans>
                      </>
                    )}
                  </span>
                )}
                {line.kind === 'click_upsell' && (
                  <Badge tone="info">
                    <Trans>Extra offer</Trans>
                  </Badge>
                )}
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 sm:grid sm:content-start sm:justify-items-end sm:gap-0">
                <span className="font-semibold whitespace-nowrap tabular-nums sm:order-first">{money(line.total)}</span>
                <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums max-sm:order-first">
                  {line.quantity} × {money(line.unit_price)}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TillSlip lines={extra} />
      {order.notes && (
        <div className="mt-4 rounded-m bg-gold-soft px-4 py-3 text-sm">
          <p className="font-semibold text-gold-ink">
            <Trans>The buyer wrote</Trans>
          </p>
          <p className="break-words whitespace-pre-line">{order.notes}</p>
        </div>
      )}
      {order.upload && (
        <p className="mt-4 text-sm break-words">
          {order.upload.label ?? <Trans>The buyer’s file</Trans>}:{' '}
          <OutLink href={order.upload.url}>{order.upload.file_name}</OutLink>
        </p>
      )}
    </Section>
  )
}
