import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { ShopPlace } from '../../paths.ts'
import { ItemGrid } from './item-grid.tsx'

type Props = {
  items: readonly StorefrontItem[]
  shop: ShopPlace
  currency: string
  layout: ShopTheme['layout']
} & Pick<ComponentProps<typeof ItemGrid>, 'onAdd'>

// Where a search has found nothing: what others buy here.
export const Popular = ({ items, ...rest }: Props) =>
  items.length > 0 && (
    <section aria-labelledby="popular" className="grid gap-3">
      <h2 id="popular" className="text-lg">
        <Trans>Popular here</Trans>
      </h2>
      <ItemGrid items={items} {...rest} words="" isStale={false} />
    </section>
  )
