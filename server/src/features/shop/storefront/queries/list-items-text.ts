import type { sortNames } from '@kedai/contracts/storefront.ts'
import { facetCandidates, facetParameters, facetsHold } from './facets-text.ts'

export type Sort = (typeof sortNames)[number]

/** Written into the statements, so that the database plans for a page and not for a share of the shop. */
export const perPage = 24

/** Of a search at most this many hits are counted: ten pages; who seeks further asks for more words. */
const maxFound = 240

// On the way back from the newest product a hit costs all that is passed before it: four pages are counted at first, then two ahead.
const firstCounted = 4 * perPage
const countedHere = `least(${maxFound}, greatest(${firstCounted}, $2::bigint + ${3 * perPage}))`

// Of a list without words at most this many.
const maxListed = 1000

/** Every list is bounded by an index and a limit, so that it costs the same in a small shop and in a huge one. */
type Filter = { by: 'nothing' | 'words' | 'likeness'; byCategory: boolean; byFacets: boolean }

/** The statement of one kind of list. Its parameters: username, offset, now, words (or a text to be alike), category, sub-category. */
export function textOf(filter: Filter, sort: Sort): { name: string; text: string } {
  const name = `storefront_items_${sort}_by_${filter.by}${filter.byCategory ? '_in_category' : ''}${filter.byFacets ? '_by_facets' : ''}`
  const known = texts.get(name)
  if (known !== undefined) return { name, text: known }
  const text = `
with recursive shop as (select id from shops where username = $1), ${filter.byCategory ? `${wantedText}, ` : ''}${pageText(filter, sort)},
  counted as (select (${countText(filter)}) as n, ${maxCounted(filter, sort)} as most)
select (select id from shop) as shop_id, least(counted.n, counted.most)::integer as total, counted.n > counted.most as is_capped, ${itemsText('(select id from shop)')} as items
from counted, (select $1::text, $2::bigint, $3::timestamptz, $4::text, $5::text, $6::text${filter.byFacets ? facetParameters : ''}) parameters`
  texts.set(name, text)
  return { name, text }
}

const texts = new Map<string, string>()

const inShop = `p.shop_id = (select id from shop) and p.status = 'published'`
const inCategory = `and p.category_id in (select id from wanted)`
const onPromo = `p.is_promo and (p.promo_until is null or $3 <= p.promo_until)`
const price = `case when ${onPromo} then least(p.promo_min_sen, p.price_min_sen) else p.price_min_sen end`
// As many as the page and all before it.
const upToHere = `$2::bigint + ${perPage}`

const orders = {
  newest: { rank: 'p.id', by: 'rank desc' },
  popular: { rank: 'p.sold', by: 'rank desc, id desc' },
  rated: { rank: 'p.rating_rank', by: 'rank desc, id desc' },
  price_low: { rank: price, by: 'rank, id desc' },
  price_high: { rank: price, by: 'rank desc, id' },
} satisfies Record<Sort, { rank: string; by: string }>

// By its slug, or by one it had before, or by its id; a slug comes before an id that reads the same.
const isNamed = (
  name: string,
): string => `(c.slug = ${name} or (not exists (select from categories s where s.shop_id = c.shop_id and s.slug = ${name})
        and (c.id::text = ${name} or exists (select from category_former_slugs o where o.category_id = c.id and o.slug = ${name}))))`

// A category and all below it.
const wantedText = `
  named as (
    select c.id from categories c where c.shop_id = (select id from shop) and $5::text is not null
      and ${isNamed('$5')}
  ), below as (
    select id from named union select c.id from categories c join below b on c.parent_id = b.id
  ), sub as (
    select c.id from categories c where c.shop_id = (select id from shop) and $6::text is not null
      and ${isNamed('$6')}
      and ($5::text is null or c.id in (select id from below))
  ), below_sub as (
    select id from sub union select c.id from categories c join below_sub b on c.parent_id = b.id
  ), wanted as (
    select id from below where $6::text is null union all select id from below_sub
  )`

// `page` holds the ids of the page and their places.
function pageText(filter: Filter, sort: Sort): string {
  const { rank, by } = orders[sort]
  const pageOf = (from: string) => `
  page as (select id, row_number() over () as place from (select id from ${from} order by ${by} limit ${perPage} offset $2::bigint) p)`
  if (filter.by === 'words') return wordsText(filter, rank, isNewestByWords(filter, sort) ? null : by)
  if (filter.by === 'likeness') return likenessText(filter)
  if (filter.byFacets) {
    const among = filter.byCategory ? newestInCategories(rank, '1000') : facetCandidates(inShop, onPromo)
    return `among as (${among}), candidates as (select p.id, ${rank} as rank from among a join products p on p.shop_id = (select id from shop) and p.id = a.id where ${holds}), ${pageOf('candidates')}`
  }
  if (filter.byCategory)
    return `candidates as (${newestInCategories(rank, sort === 'newest' ? upToHere : '1000')}), ${pageOf('candidates')}`
  if (sort === 'newest' || sort === 'popular')
    return `candidates as (${newestInShop(rank, sort === 'newest' ? upToHere : '1000')}), ${pageOf('candidates')}`
  if (sort === 'rated') return `candidates as (${bestRated}), ${pageOf('candidates')}`
  return `candidates as (${sort === 'price_low' ? cheapest : dearest}), ${pageOf('candidates')}`
}

// An order by sales, or by price within a category, is made among the newest thousand: everything, in most shops.
const newestInShop = (rank: string, most: string) =>
  `select p.id, ${rank} as rank from products p where ${inShop} order by p.id desc limit ${most}`

const holds = facetsHold(price, onPromo)

// A category's newest are together in the index; several categories are merged.
const newestInCategories = (rank: string, most: string) => `
  select n.id, n.rank from wanted w cross join lateral (
    select p.id, ${rank} as rank from products p where ${inShop} and p.category_id = w.id order by p.id desc limit ${most}) n
  order by n.id desc limit ${most}`

// What is cheap now is cheap by its usual price or by its promo price: the first of both lists, merged.
const cheapest = `
  (select p.id, ${price} as rank from products p where ${inShop} order by p.price_min_sen, p.id desc limit ${upToHere})
  union (select p.id, ${price} from products p where ${inShop} and ${onPromo} order by p.promo_min_sen, p.id desc limit ${upToHere})`

// The rated ones by their index; what nobody has rated follows, the newest first.
const bestRated = `
  (select p.id, p.rating_rank as rank from products p where ${inShop} and p.rating_count > 0 order by p.rating_rank desc, p.id desc limit ${upToHere})
  union (select p.id, p.rating_rank from products p where ${inShop} order by p.id desc limit ${upToHere})`

// A promo makes dear things cheap, so they are looked for by their promo price; among the dearest thousand without one.
const dearest = `
  (select d.id, d.price_min_sen as rank from (
    select p.id, p.price_min_sen, ${onPromo} as on_promo from products p where ${inShop} order by p.price_min_sen desc, p.id limit 1000) d
  where not d.on_promo limit ${upToHere})
  union (select p.id, ${price} from products p where ${inShop} and ${onPromo} order by p.promo_min_sen desc, p.id limit ${upToHere})`

// Of the newest, as many are looked at for a word before it is decided how to find it.
const sampled = 100
const maxScanned = 20_000
// A hit of the index is fetched from wherever it lies and costs about four titles passed in a row.
const titlesPerHit = 4
// So many hits of the index cost less to sort than the newest products to look through.
const maxSorted = 1000

/**
 * A word is found by its index, which costs as much as all titles hold it, or on the way back from the newest product, where a
 * frequent one is met soon: whichever costs less, judged by the newest few. One that turns out to be rare further back is looked
 * up in the index after all. Of more hits than are looked at, the newest are looked for likewise. `by` null: the newest first.
 */
function wordsText({ byCategory, byFacets }: Filter, rank: string, by: string | null): string {
  const onSale = `from products_on_sale p where p.shop_id = (select id from shop)`
  // Read once: a query that is a constant of the whole statement may use the index, and is not made anew for each row.
  const isHit = `p.search @@ (select query from sought) ${byCategory ? inCategory : ''}`
  const isFrequent = `(select hits * 25 > seen and hits * hits * titles * ${titlesPerHit} > ${firstCounted} * seen * seen from sample)`
  const fromNewest = `select p.id, ${rank} as rank from (select p.* ${onSale} order by p.id desc limit ${maxScanned}) p`
  const most = by === null ? `(${countedHere} + 1)` : String(maxSorted + 1)
  return `
  sought as materialized (select to_tsquery('simple', $4) as query), sample as materialized (
    select count(*) filter (where ${isHit}) as hits, count(*) as seen, (select reltuples from pg_class where oid = 'products'::regclass) as titles
    from (select p.search, p.category_id ${onSale} order by p.id desc limit ${sampled}) p
  ), frequent as materialized (
    ${fromNewest} where ${isFrequent} and ${isHit} limit ${most}
  ), hits as materialized (
    select p.id, ${rank} as rank ${onSale}
      and (not ${isFrequent} or (select seen = ${sampled} from sample) and (select count(*) from frequent) < ${most}) and ${isHit} limit ${maxSorted + 1}
  ), recent as materialized (
    select id, rank from frequent ${by === null ? `union all (${fromNewest} where not ${isFrequent} and (select count(*) from hits) > ${maxSorted} and ${isHit} limit ${upToHere})` : ''}
  ), ${byFacets ? 'all_found' : 'found'} as (
    select id, rank, false as is_older from recent union all select id, rank, true from hits where id not in (select id from recent)
  ), ${byFacets ? narrowed : ''} page as (
    select id, row_number() over () as place from (
      select id from found order by ${by ?? 'is_older, id desc'} limit ${perPage} offset $2::bigint) p
  )`
}

const narrowed = `found as (select f.id, f.rank, f.is_older from all_found f join products p on p.shop_id = (select id from shop) and p.id = f.id where ${holds}),`

// The closest first, whatever the order asked for: the rest is guesswork.
const likenessText = ({ byCategory, byFacets }: Filter): string => `
  ${byFacets ? 'all_found' : 'found'} as materialized (
    select p.id, false as is_older, word_similarity(lower($4), lower(p.title)) as rank from products_on_sale p
    where p.shop_id = (select id from shop) and lower(p.title) %> lower($4) ${byCategory ? inCategory : ''} limit ${maxFound}
  ), ${byFacets ? narrowed : ''} page as (
    select id, row_number() over () as place from (select id from found order by rank desc, id desc limit ${perPage} offset $2::bigint) p
  )`

// Where the newest hits were met on the way back, no more than `countedHere` were counted.
const maxCounted = (filter: Filter, sort: Sort): string =>
  filter.by === 'nothing'
    ? String(maxListed)
    : isNewestByWords(filter, sort)
      ? `case when (select count(*) from frequent) > ${countedHere} then ${countedHere} else ${maxFound} end`
      : String(maxFound)

const isNewestByWords = ({ by, byFacets }: Filter, sort: Sort): boolean =>
  by === 'words' && sort === 'newest' && !byFacets

function countText({ by, byCategory, byFacets }: Filter): string {
  if (by === 'nothing' && byFacets) return 'select count(*) from candidates'
  if (by !== 'nothing') return 'select count(*) from found'
  const most = `limit ${maxListed + 1}`
  if (!byCategory) return `select count(*) from (select from products p where ${inShop} ${most}) counted`
  return `
    select count(*) from (select from wanted w cross join lateral (
      select from products p where ${inShop} and p.category_id = w.id ${most}) p ${most}) counted`
}

/** Those of a shop's products that are on sale, in the order in which they are named. Its parameters: the shop's id, view ids. */
export const chosenText = () => `
with page as (
  select p.id, w.place from unnest($2::text[]) with ordinality w (view_id, place)
  join products p on p.shop_id = $1 and p.view_id = w.view_id and p.status = 'published')
select ${itemsText('$1')} as items`

// The saving is domain's `offerPercentage`: whole percent, rounded down.
const itemsText = (shop: string) => `
  coalesce((select json_agg(i order by i.place) from (
    select page.place, p.id, p.view_id, p.title, p.item_type, p.sold, p.rating_sum, p.rating_count, p.is_promo, p.promo_until,
      p.price_min_sen, p.price_max_sen, p.promo_min_sen, p.promo_max_sen, p.min_purchase_qty, p.max_purchase_qty, p.multiple_of,
      picture.key as image_key, picture.widths as image_widths, u.units, u.stock, u.best_saving
    from page join products p on p.shop_id = ${shop} and p.id = page.id
    left join lateral (select f.key, f.widths from product_images i join files f on f.shop_id = i.shop_id and f.id = i.file_id
      where i.product_id = p.id order by i.position, i.file_id limit 1) picture on true
    cross join lateral (select count(*) as units, case when bool_or(v.stock is null) then null else max(v.stock) end as stock,
        max((v.price_sen - v.promo_price_sen) * 100 / v.price_sen) filter (where v.promo_price_sen < v.price_sen) as best_saving
      from variations v where v.product_id = p.id and v.is_active) u) i), '[]')`
