/** Narrowings of a list. Their parameters come after those of the list: least and most price in sen, in stock, on promo. */
export type Facets = { priceMin: number | null; priceMax: number | null; inStock: boolean; onPromo: boolean }

export const noFacets: Facets = { priceMin: null, priceMax: null, inStock: false, onPromo: false }

export const hasFacets = ({ priceMin, priceMax, inStock, onPromo }: Facets): boolean =>
  priceMin !== null || priceMax !== null || inStock || onPromo

export const facetValues = ({ priceMin, priceMax, inStock, onPromo }: Facets): unknown[] => [
  priceMin,
  priceMax,
  inStock,
  onPromo,
]

export const facetParameters = ', $7::bigint, $8::bigint, $9::boolean, $10::boolean'

/** Of a product `p`: `price` is what it costs now, `onPromo` whether its promo holds. */
export const facetsHold = (price: string, onPromo: string): string => `
  ($7::bigint is null or ${price} >= $7) and ($8::bigint is null or ${price} <= $8) and (not $10::boolean or (${onPromo}))
  and (not $9::boolean or exists (select from variations v where v.product_id = p.id and v.is_active and (v.stock is null or v.stock >= greatest(p.min_purchase_qty, 1))))`

/**
 * Ids among which a list without words is narrowed: the newest thousand (everything, in most shops), and where a price or a
 * promo is asked for, what the indexes of those know, so that a rare thing is found in a huge shop too. The bounds are made apart:
 * beneath row-level security a `coalesce` is compared with every entry, and a parameter is looked up.
 */
export const facetCandidates = (inShop: string, onPromo: string): string => `
  (select p.id from products p where ${inShop} order by p.id desc limit 1000)
  union (select p.id from products p where ($7::bigint is not null or $8::bigint is not null) and ${inShop} and p.price_min_sen >= ${least} and p.price_min_sen <= ${most}
    order by p.price_min_sen, p.id desc limit 500)
  union (select p.id from products p where ($10::boolean or $7::bigint is not null or $8::bigint is not null) and ${inShop} and ${onPromo} and p.promo_min_sen >= ${least} and p.promo_min_sen <= ${most}
    order by p.promo_min_sen, p.id desc limit 500)`

const least = '(select coalesce($7, 0))'
const most = '(select coalesce($8, 9223372036854775807))'
