import type { ItemView } from '@kedai/contracts/items.ts'
import { useEffect } from 'react'
import { useOffer, withOffer } from './kept-places.ts'
import { OfferNotice } from './offer-notice.tsx'
import { OwnOrderOfPage } from './earlier-order.tsx'

type Props = {
  // As it is for everybody.
  view: ItemView
  // The page as it is for who came by an offer; null: as for everybody.
  onView: (own: ItemView | null) => void
}

// What of an item is kept for this browser: by an offer of the waitlist, or by an order of its own that waits for payment.
export function ForThisBrowser({ view, onView }: Props) {
  const offer = useOffer(view)
  useEffect(() => {
    if (offer.is !== 'asked') onView(offer.is === 'kept' ? withOffer(view, offer) : null)
  }, [view, offer, onView])
  return (
    <>
      <OwnOrderOfPage viewId={view.item.view_id} />
      <OfferNotice offer={offer} />
    </>
  )
}
