import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Price } from '../../ui/price.tsx'
import { Highlighted } from '../../ui/highlighted.tsx'

type Props = {
  item: StorefrontItem
  to: string
  currency: string
  // What was searched for, to be marked in the title.
  words: string
  // Among the first of the page: its picture is asked for at once.
  eager: boolean
  // Standing in a grid, or lying in a list.
  layout: ShopTheme['layout']
  onAdd?: ((item: StorefrontItem) => Promise<void>) | undefined
}

// One thing on the shelf. All of it is one link; the title is its name.
export const ItemCard = ({ item, to, currency, words, eager, layout, onAdd }: Props) => (
  <article
    className={classes(
      'group relative flex h-full overflow-hidden rounded-l border border-line bg-card shadow-card transition hover:border-line-strong focus-within:border-line-strong',
      layout === 'grid' && 'flex-col',
    )}
  >
    <div
      className={classes(
        'aspect-square overflow-hidden bg-sunken',
        layout === 'list' && 'w-28 shrink-0 sm:w-36',
        item.is_out_stock && 'opacity-60 grayscale',
      )}
    >
      {item.image ? (
        <LazyImage
          src={item.image}
          srcSet={item.srcset ?? undefined}
          sizes={layout === 'list' ? '9rem' : '(min-width: 64rem) 17rem, (min-width: 40rem) 33vw, 50vw'}
          alt=""
          width={400}
          height={400}
          eager={eager}
        />
      ) : (
        <span aria-hidden className="grid h-full place-items-center text-3xl font-bold text-ink-faint">
          {[...item.title][0]}
        </span>
      )}
    </div>
    <Tags item={item} />
    <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3">
      <h2 className="line-clamp-3 min-h-[2.6em] sm:line-clamp-2 text-sm leading-[1.3] font-semibold tracking-normal">
        <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-3">
          <Highlighted text={item.title} words={words} />
        </PageLink>
      </h2>
      <div className="mt-auto">
        <div className="flex items-end justify-between gap-2">
          <CardPrice item={item} currency={currency} />
          {onAdd &&
            !item.is_out_stock &&
            isProductTypeName(item.item_type) &&
            productTypeRules(item.item_type).inCarts && <AddToCart item={item} onAdd={onAdd} />}
        </div>
        {(item.sold > 0 || item.rating !== null) && (
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-ink-faint">
            {item.rating !== null && <Rating rating={item.rating} count={item.rating_count} />}
            {item.sold > 0 && (
              <span>
                <Plural value={item.sold} one="# sold" other="# sold" />
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  </article>
)

// Over the link that the card is.
function AddToCart({ item, onAdd }: { item: StorefrontItem; onAdd: NonNullable<Props['onAdd']> }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    await onAdd(item)
    setBusy(false)
  }
  return (
    <IconButton
      label={t`Add ${item.title} to the cart`}
      aria-busy={isBusy}
      onClick={() => void press()}
      className="no-print z-20 -mr-2 aria-busy:opacity-60"
    >
      <ShoppingCart aria-hidden />
    </IconButton>
  )
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const { t } = useLingui()
  const shown = rating.toLocaleString('en', { minimumFractionDigits: 1 })
  return (
    <span role="img" aria-label={t`${shown} of 5 stars, rated by ${count}`}>
      <span className="text-gold">★</span> {shown} ({count})
    </span>
  )
}

const Tags = ({ item }: { item: StorefrontItem }) => (
  <div className="absolute top-2 left-2 flex flex-wrap gap-1">
    {item.is_out_stock ? (
      <Badge tone="danger">
        <Trans>Sold out</Trans>
      </Badge>
    ) : (
      item.offer_percentage !== null && (
        <Badge tone="warn" className="shadow-card">
          −{item.offer_percentage}%
        </Badge>
      )
    )}
  </div>
)

function CardPrice({ item, currency }: { item: StorefrontItem; currency: string }) {
  const [usual = item.price] = item.price_range.split(' - ')
  const isRange = (item.offer_price_range ?? item.price_range).includes(' - ')
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      {isRange && (
        <span className="text-xs text-ink-soft">
          <Trans>from</Trans>
        </span>
      )}
      <Price amount={item.price} was={usual === item.price ? null : usual} currency={currency} size="s" />
    </p>
  )
}
