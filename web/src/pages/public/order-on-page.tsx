import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { later } from '../../lib/later.tsx'
import { type ShopPlace, paths } from '../../paths.ts'
import { ListSkeleton } from '../../ui/skeleton.tsx'

type Props = { item: StorefrontItem; place: ShopPlace; card: ReactNode; isOpen: boolean; onOpen: () => void }

// Comes when somebody wants to order.
const EmbeddedOrder = later(async () => (await import('./embedded-order.tsx')).EmbeddedOrder, <ListSkeleton />)

// An item with its whole order form on the page. Without a script the button leads to the item's own page.
export function OrderOnPage({ item, place, card, isOpen, onOpen }: Props) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <section aria-label={item.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {card}
      {isOpen ? (
        <div className="max-w-xl">
          <EmbeddedOrder viewId={item.view_id} />
        </div>
      ) : item.is_out_stock ? null : (
        <a
          href={paths.item(place, item.view_id)}
          onClick={press}
          className="inline-flex min-h-11 items-center justify-self-start rounded-m bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
        >
          <Trans>Order here</Trans>
        </a>
      )}
    </section>
  )
}
