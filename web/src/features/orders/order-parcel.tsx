import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OutLink } from '../../ui/link.tsx'
import { shipmentPath } from './api.ts'
import { parcelWords } from './parcel-words.ts'
import { StatusBadge } from './status-badges.tsx'
import { useCopy } from './use-copy.ts'
import type { OrderAction } from './use-order-action.ts'

type Props = {
  parcel: SellerOrder['shipments'][number]
  // Whether the order goes in more than this one, so that what lies in it is worth saying.
  isInParts: boolean
  action: OrderAction
  onTrack: () => void
  onReturned: () => void
}

// One parcel: by whom, under which number, what lies in it, how it stands and what can be said of it next.
export function OrderParcel({ parcel, isInParts, action, onTrack, onReturned }: Props) {
  const { t } = useLingui()
  const copy = useCopy()
  const { id, courier, service, tracking_number, tracking_url, shipped_at, status, lines, actions } = parcel
  const say = (what: 'delivered' | 'cancel') =>
    void action.run(`parcel-${id}-${what}`, {}, { method: 'POST', path: shipmentPath(id, what) })
  return (
    <li className="grid gap-2 border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {[courier, service].filter(Boolean).join(' · ')}
            <StatusBadge word={parcelWords[status]} />
          </span>
          {tracking_number && <span className="block break-all">{tracking_number}</span>}
          {shipped_at && <time className="block text-ink-soft">{dateTime(shipped_at, currentLang())}</time>}
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
      </div>
      {isInParts && (
        <ul className="text-ink-soft">
          {lines.map(({ title, options, quantity }) => (
            <li key={`${title} ${options}`} className="break-words">
              {quantity} × {[title, options].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={sellerPaths.shipment(id)}>
          {actions.send.allowed ? <Trans>Book or print the label</Trans> : <Trans>See the parcel</Trans>}
        </ButtonLink>
        <Button onClick={onTrack}>
          {actions.send.allowed ? (
            <Trans>Mark as sent</Trans>
          ) : tracking_number ? (
            <Trans>Correct the tracking number</Trans>
          ) : (
            <Trans>Add tracking number</Trans>
          )}
        </Button>
        {actions.delivered.allowed && (
          <Button busy={action.running === `parcel-${id}-delivered`} onClick={() => say('delivered')}>
            <Trans>Delivered</Trans>
          </Button>
        )}
        {actions.returned.allowed && (
          <Button onClick={onReturned}>
            <Trans>Came back</Trans>
          </Button>
        )}
        {actions.cancel.allowed && (
          <Button busy={action.running === `parcel-${id}-cancel`} onClick={() => say('cancel')}>
            <Trans>Cancel the parcel</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
