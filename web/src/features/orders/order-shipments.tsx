import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { date, dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'
import { StatusBadge } from './status-badges.tsx'
import { fulfilmentWord } from './status-words.ts'
import { useCopy } from './use-copy.ts'

// Where the parcels are, and the day a shop on a break promised. Nothing until there is either.
export function OrderShipments({ order, onTrack }: { order: SellerOrder; onTrack: () => void }) {
  const { t } = useLingui()
  const copy = useCopy()
  const { dispatch_on } = order
  if (order.shipments.length === 0 && !dispatch_on) return null
  return (
    <Section title={t`Delivery`} aside={<StatusBadge word={fulfilmentWord(order)} />}>
      {dispatch_on && (
        <p className="text-sm">
          <Trans>The buyer was told that it is sent from {date(dispatch_on, currentLang())} on.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {order.shipments.map(({ courier, tracking_number, tracking_url, shipped_at }) => (
          <li key={`${shipped_at} ${tracking_number}`} className="flex items-start justify-between gap-2 text-sm">
            <span className="min-w-0">
              <span className="block font-semibold">{courier}</span>
              {tracking_number && <span className="block break-all">{tracking_number}</span>}
              <time className="block text-ink-soft">{dateTime(shipped_at, currentLang())}</time>
              {tracking_url && (
                <OutLink href={tracking_url}>
                  <Trans>Follow the parcel</Trans>
                </OutLink>
              )}
            </span>
            {tracking_number && (
              <IconButton label={t`Copy the tracking number`} onClick={() => void copy(tracking_number)}>
                <Copy aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {order.actions.track.allowed && (
        <Button wide className="mt-3" onClick={onTrack}>
          {order.shipments[0]?.tracking_number ? (
            <Trans>Correct the tracking number</Trans>
          ) : (
            <Trans>Add tracking number</Trans>
          )}
        </Button>
      )}
    </Section>
  )
}
