import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import { Trans } from '@lingui/react/macro'
import { type ShopPlace, paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ItemCard } from './item-card.tsx'

type Props = { items: readonly StorefrontItem[]; shop: ShopPlace; currency: string; words: string; isOld: boolean }

const look = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

// `isOld`: the next ones are on their way.
export const ItemGrid = ({ items, shop, currency, words, isOld }: Props) => (
  <ul aria-busy={isOld} className={classes(look, isOld && 'opacity-50')}>
    {items.map((item, at) => (
      <li key={item.id} className="min-w-0">
        <ItemCard item={item} to={paths.item(shop, item.view_id)} currency={currency} words={words} eager={at < 4} />
      </li>
    ))}
  </ul>
)

export const GridSkeleton = () => (
  <div role="status" className={look}>
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    {Array.from({ length: 8 }, (_, place) => (
      <Skeleton key={place} className="aspect-[3/5] w-full rounded-l" />
    ))}
  </div>
)
