import type { ItemView } from '@kedai/contracts/items.ts'
import { isOffered, isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { excerpt } from '@kedai/domain/text/excerpt.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { textOf } from '../../content/stored-html.tsx'
import { OrderPlace } from './order-place.tsx'
import { AskSeller } from '../../features/item/ask-seller.tsx'
import { Countdown } from '../../features/item/countdown.tsx'
import { Description } from '../../features/item/description.tsx'
import { Gallery } from '../../features/item/gallery.tsx'
import { ItemHeading } from '../../features/item/item-heading.tsx'
import { CannotOrder } from '../../features/item/cannot-order.tsx'
import { productFacts } from '../../features/item/product-facts.ts'
import { useFreshPrice } from '../../features/item/use-fresh-price.ts'
import { NewestReviews } from '../../features/reviews/newest-reviews.tsx'
import { useHead } from '../../lib/head.ts'
import { later } from '../../lib/later.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { VacationNotice } from '../../lib/vacation-notice.tsx'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { useSearch } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'

// Few items have any: neither their script nor their words come with the others.
const Extras = later(async () => (await import('./item-extras.tsx')).ItemExtras, null, 'viral')

// Seldom: who comes back from a payment that failed, or by the link of a waitlist.
const ForThisBrowser = later(
  async () => (await import('../../features/checkout/seldom/for-this-browser.tsx')).ForThisBrowser,
  null,
  'seldom',
)

// What is sold on the left (above, on a phone), ordering it on the right. It stays beside a long form, unless what buyers say fills that room.
export function ItemOrder({ view: sold }: { view: ItemView }) {
  // As it is for who came by an offer; undefined while that is not known.
  const [own, setOwn] = useState<ItemView | null | undefined>(useSearch().has('offer') ? undefined : null)
  const view = own ?? sold
  const { item, shop } = view
  // By an order of this browser: what is out, or days of what is booked.
  const mayBeHeld = item.is_out_stock || sold.item_rental || item.service || sold.items.some(({ stock }) => stock === 0)
  const { fb_pixel, ga_code, tiktok_pixel } = view.conversion
  const site = useSite()
  const place = useShopPlace(shop.username)
  const link = view.referral_link
  const hasNewPrice = useFreshPrice(view)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = view.items.find(({ id }) => id === chosenId) ?? null
  const isAway = shop.vacation !== null && shop.vacation.mode !== 'later'
  const canOrder =
    !isAway &&
    !item.is_out_stock &&
    view.payment_methods.length > 0 &&
    isProductTypeName(item.item_type) &&
    isOffered(item.item_type)
  useHead({
    title: `${item.title} · ${shop.name}`,
    description: excerpt(textOf(item.content), 160),
    // Of no use to the browser, so it need not know how.
    canonical:
      import.meta.env.SSR && site.ownDomain !== null
        ? `https://${site.ownDomain}/i/${encodeURIComponent(item.view_id)}`
        : link,
    type: 'product',
    stylesheet: shop.stylesheet,
    // Made by the server for chats.
    ...(item.images.length > 0 && { image: paths.preview(item.view_id), imageSize: [1200, 630] as const }),
    manifest: paths.shopFile(place, 'manifest.webmanifest'),
    icon: paths.shopFile(place, 'icon-192.png'),
    // Read by programs from the server's page only, so the browser need not know how.
    ...(import.meta.env.SSR && { facts: productFacts(view, site.publicUrl) }),
  })
  return (
    <article className="mx-auto w-full max-w-6xl gap-x-10 px-4 sm:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:pt-8">
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-8',
          view.reviews.length === 0 && 'lg:sticky lg:top-6 lg:row-span-2 lg:self-start',
        )}
      >
        <Gallery images={item.images} title={item.title} isSoldOut={item.is_out_stock} shown={chosen?.image} />
        {/* On a desk the name and the price stand above the picture, where they are seen without scrolling. */}
        <div className="lg:order-first">
          <ItemHeading view={view} chosen={chosen} />
        </div>
        {shop.vacation && <VacationNotice vacation={shop.vacation} />}
        {hasNewPrice && (
          <Notice tone="warn" title={<Trans>The offer has changed, and so has the price on this page.</Trans>} />
        )}
        {/* Who looks at the time is drawn anew each time. */}
        {item.is_countdown && <Countdown item={item} serverTime={view.server_time} />}
        <Description html={item.content} />
        {(view.viral_lock ?? fb_pixel ?? ga_code ?? tiktok_pixel) && <Extras view={view} />}
        {canOrder && <AskSeller view={view} link={link} className="justify-self-start" />}
      </div>
      {/* On small screens these boxes dissolve, so that the bar at the foot sticks along the whole page and not only along the form. */}
      <div className="contents lg:row-span-2 lg:block">
        {(own !== null || mayBeHeld) && <ForThisBrowser view={sold} onView={setOwn} />}
        {canOrder ? (
          <OrderPlace view={view} heading={heading} onChosen={setChosenId} />
        ) : (
          own !== undefined && <CannotOrder view={view} link={link} />
        )}
      </div>
      {view.reviews.length > 0 && (
        <NewestReviews reviews={view.reviews} count={item.rating_count} href={`${item.view_id}/reviews`} />
      )}
    </article>
  )
}

// One and the same, so that the sleeping form is not disturbed.
const heading = (
  <h2 id="order-heading" className="text-xl">
    <Trans>Order here</Trans>
  </h2>
)
