import type { ItemView } from '@kedai/contracts/items.ts'
import type { KeptPlaces } from '@kedai/contracts/tickets.ts'
import { useEffect, useMemo, useState } from 'react'
import { get } from '../../../lib/http.ts'
import { useSearch } from '../../../ui/navigation.ts'

// `none`: nobody came by an offer. `over`: it has run out, or was used.
export type OfferState = { is: 'none' } | { is: 'asked' } | { is: 'over' } | { is: 'kept'; places: KeptPlaces }

// What is kept for who comes by the link of a waitlist. It is asked for once the page stands: the page is drawn for everybody.
export function useOffer({ item }: ItemView): OfferState {
  const token = useSearch().get('offer') ?? ''
  const isAsked = token !== '' && item.ticket !== undefined
  const [offer, setOffer] = useState<OfferState>({ is: 'asked' })
  useEffect(() => {
    if (!isAsked) return
    let hasLeft = false
    const ask = async () => {
      const result = await get<KeptPlaces | null>(`/api/ajax/guest/waitlist/${encodeURIComponent(item.view_id)}`, {
        search: { offer: token },
      })
      if (hasLeft) return
      const places = result.ok ? result.data : null
      setOffer(places === null ? { is: 'over' } : { is: 'kept', places })
    }
    const onVisible = () => document.visibilityState === 'visible' && void ask()
    void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isAsked, token, item.view_id])
  return useMemo(() => (isAsked ? offer : { is: 'none' }), [isAsked, offer])
}

// The page as it is for who has the offer: what is kept for them is there.
export function withOffer(view: ItemView, offer: OfferState): ItemView {
  if (offer.is !== 'kept') return view
  const { item_id: id, quantity } = offer.places
  return {
    ...view,
    item: { ...view.item, is_out_stock: false },
    items: view.items.map((unit) =>
      unit.id === id ? { ...unit, stock: (unit.stock ?? 0) + quantity, is_out_stock: false } : unit,
    ),
  }
}
