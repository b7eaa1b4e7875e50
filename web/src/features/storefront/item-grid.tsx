import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { Trans } from '@lingui/react/macro'
import { type ShopPlace, paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ItemCard } from './item-card.tsx'

type Props = {
  items: readonly StorefrontItem[]
  shop: ShopPlace
  currency: string
  words: string
  isStale: boolean
  layout: ShopTheme['layout']
  // Puts an item into the cart; left out where nothing can be ordered.
  onAdd?: ((item: StorefrontItem) => Promise<void>) | undefined
}

const looks = {
  grid: 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4',
  list: 'grid gap-3 lg:grid-cols-2 lg:gap-4',
} satisfies Record<ShopTheme['layout'], string>

// `isOld`: the next ones are on their way.
export const ItemGrid = ({ items, shop, currency, words, isStale, layout, onAdd }: Props) => (
  <ul aria-busy={isStale} className={classes(looks[layout], isStale && 'opacity-50')}>
    {items.map((item, at) => (
      <li key={item.id} className="min-w-0">
        <ItemCard
          item={item}
          to={paths.item(shop, item.view_id)}
          currency={currency}
          words={words}
          eager={at < 4}
          layout={layout}
          onAdd={onAdd}
        />
      </li>
    ))}
  </ul>
)

export const GridSkeleton = () => (
  <div role="status" className={looks.grid}>
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    {Array.from({ length: 8 }, (_, place) => (
      <Skeleton key={place} className="aspect-[3/5] w-full rounded-l" />
    ))}
  </div>
)
