import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { AreaProduct } from '@kedai/contracts/resellers.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { LazyImage } from '../../../lib/lazy-image.tsx'
import { type ShopPlace, paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Price } from '../../../ui/price.tsx'
import { TierText } from './tier-text.tsx'
import { RetailRange } from './retail-range.tsx'

type Props = {
  products: readonly AreaProduct[]
  shop: ShopPlace
  area: ProgrammeArea
  currency: string
  isStale: boolean
}

// What can be ordered, at the reseller's price beside the one it sells at.
export const AreaShelf = ({ products, shop, area, currency, isStale }: Props) => (
  <ul aria-busy={isStale} className={classes('grid gap-3 lg:grid-cols-2 lg:gap-4', isStale && 'opacity-50')}>
    {products.map((product) => (
      <li key={product.product_id} className="min-w-0">
        <Card product={product} to={paths.areaItem(shop, area, product.view_id)} area={area} currency={currency} />
      </li>
    ))}
  </ul>
)

type CardProps = { product: AreaProduct; to: string; area: ProgrammeArea; currency: string }

const Card = ({ product, to, area, currency }: CardProps) => (
  <article className="group relative flex h-full gap-3 overflow-hidden rounded-l border border-line bg-card p-3 shadow-card">
    <span className="size-16 shrink-0 overflow-hidden rounded-m bg-sunken">
      {product.image ? (
        <LazyImage src={product.image} alt="" width={128} height={128} attempts={areaRules(area).imageAttempts} />
      ) : (
        <span aria-hidden className="grid h-full place-items-center text-xl font-bold text-ink-faint">
          {[...product.title][0]}
        </span>
      )}
    </span>
    <div className="grid min-w-0 flex-1 gap-1.5">
      <h2 className="text-sm leading-[1.3] font-semibold tracking-normal">
        <PageLink to={to} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-3">
          {product.title}
        </PageLink>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price amount={product.price} currency={currency} size="s" />
        <span className="text-xs text-ink-soft">
          <Trans>sells at {money(product.retail_price, currency)}</Trans>
        </span>
        <RetailRange product={product} currency={currency} />
      </p>
      <p className="flex flex-wrap gap-2 text-xs text-ink-soft">
        {product.is_out_stock ? (
          <Badge tone="danger">
            <Trans>Sold out</Trans>
          </Badge>
        ) : (
          Number(product.margin) > 0 && (
            <Badge tone="good">
              <Trans>{money(product.margin, currency)} for you</Trans>
            </Badge>
          )
        )}
        {product.min_purchase_qty > 1 && <Trans>at least {product.min_purchase_qty}</Trans>}
      </p>
      {product.tiers.length > 1 && (
        <p className="text-xs text-ink-soft">
          <TierText tiers={product.tiers} currency={currency} />
        </p>
      )}
    </div>
  </article>
)
