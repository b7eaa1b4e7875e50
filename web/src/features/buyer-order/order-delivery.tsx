import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Link, OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'

// Parcels to follow, and where they go.
export function OrderDelivery({ token, order }: { token: string; order: BuyerOrder }) {
  const { buyer } = order
  const place = [buyer.address, [buyer.postcode, buyer.city].filter(Boolean).join(' '), buyer.state?.name].filter(
    Boolean,
  )
  return (
    <>
      {order.shipments.length > 0 && (
        <Parcels
          token={token}
          shipments={order.shipments}
          isInParts={order.shipments.length > 1 || order.fulfilment_status === 'partially_shipped'}
        />
      )}
      {order.pickup && (
        <Section title={<Trans>Collect at</Trans>}>
          <p className="text-sm break-words whitespace-pre-line">{order.pickup}</p>
        </Section>
      )}
      <Section title={place.length > 0 ? <Trans>Delivered to</Trans> : <Trans>Your details</Trans>}>
        <address className="grid gap-0.5 text-sm not-italic">
          <strong>{buyer.name}</strong>
          {place.map((line) => (
            <span key={line} className="break-words whitespace-pre-line">
              {line}
            </span>
          ))}
          <span className="mt-2 text-ink-soft">{displayPhone(buyer.phone)}</span>
          {buyer.email && <span className="break-all text-ink-soft">{buyer.email}</span>}
          {order.shipping && <span className="mt-2 text-ink-soft">{order.shipping.name}</span>}
        </address>
      </Section>
    </>
  )
}

// What lies in which is said where it went in several.
type ParcelsProps = { token: string; shipments: BuyerOrder['shipments']; isInParts: boolean }

function Parcels({ token, shipments, isInParts }: ParcelsProps) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Parcel</Trans>}
      aside={
        <Link to={paths.track(token)}>
          <Trans>See its steps</Trans>
        </Link>
      }
    >
      <ul className="grid gap-3">
        {shipments.map(({ courier, tracking_number, tracking_url, shipped_at, lines }) => (
          <li key={`${shipped_at} ${tracking_number}`} className="flex flex-wrap items-center gap-3 text-sm">
            <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1">
              <strong className="block">{courier}</strong>
              {tracking_url ? <OutLink href={tracking_url}>{tracking_number}</OutLink> : tracking_number}
              {isInParts &&
                lines.map(({ title, options, quantity }) => (
                  <span key={`${title} ${options}`} className="block break-words text-ink-soft">
                    {quantity} × {[title, options].filter(Boolean).join(' · ')}
                  </span>
                ))}
            </span>
            {tracking_number && <CopyButton text={tracking_number} label={t`Copy the tracking number`} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
