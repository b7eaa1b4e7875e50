import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { PublicReviewRow } from '../../../growth/reviews/actions/present-review.ts'
import type { PagePictureRow } from './versions.ts'

export type PublicPageRow = {
  shop_id: number
  page_id: number | null
  /** Null: there is no such page, or it is not shown. */
  title: string | null
  slug: string
  blocks: unknown
  seo: unknown
  /** The next moment at which another version is shown. */
  next_at: string | null
  place: 'above' | 'instead' | null
}

// What is shown at $2: the version whose moment has come, whether or not a job has noted it yet.
const shownColumns = `s.id as shop_id, p.id as page_id, v.title, v.slug, v.blocks, v.seo, case when p.next_at > $2::timestamptz then p.next_at end as next_at`
const shownJoin = `
  left join shop_page_versions v on v.shop_id = p.shop_id and v.page_id = p.id
    and v.version = case when p.next_at <= $2::timestamptz then p.next_version else p.shown_version end`

/** A page by an address it has or had, asked as the public; null when there is no such shop. */
export async function findPublicPage(
  publicDb: Db,
  { username, slug, now }: { username: string; slug: string; now: Date },
): Promise<PublicPageRow | null> {
  const text = `
    select ${shownColumns}, null as place from shops s
    left join shop_page_slugs a on a.shop_id = s.id and a.slug = $3
    left join shop_pages p on p.shop_id = a.shop_id and p.id = a.page_id ${shownJoin} where s.username = $1`
  const [row] = await rawQuery<PublicPageRow>(publicDb, 'shop_page_by_slug', text, [username, now, slug])
  return row ?? null
}

/** The page on the shop's first page, asked as the public; null when there is no such shop. */
export async function findFrontPage(
  publicDb: Db,
  { username, now }: { username: string; now: Date },
): Promise<PublicPageRow | null> {
  const text = `
    select ${shownColumns}, f.place from shops s
    left join shop_fronts f on f.shop_id = s.id
    left join shop_pages p on p.shop_id = f.shop_id and p.id = f.page_id ${shownJoin} where s.username = $1`
  const [row] = await rawQuery<PublicPageRow>(publicDb, 'shop_page_of_front', text, [username, now])
  return row ?? null
}

/** `asked`: of which product reviews were asked for; empty: of any. */
export type ReviewOfItem = PublicReviewRow & { view_id: string; title: string; product_id: number; asked: string }

export type PageParts = {
  pictures: PagePictureRow[]
  whatsapp: string | null
  policies: string[]
  reviews: ReviewOfItem[]
}

const maxReviews = 12
const ofReview = 'r.id, r.stars, r.words, r.shown_name, r.written_at, r.edited_at, r.reply, r.replied_at'

/** What a page shows besides products: pictures by id, the shop's number, its policies, and its newest shown reviews. */
export async function findPageParts(
  publicDb: Db,
  { shopId, pictures, reviewsOf }: { shopId: number; pictures: readonly number[]; reviewsOf: readonly string[] },
): Promise<PageParts> {
  const text = `
    select s.whatsapp_number as whatsapp, array(select y.kind from shop_policies y where y.shop_id = s.id) as policies,
      coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'widths', f.widths))
        from files f where f.shop_id = s.id and f.id = any($2::bigint[])), '[]') as pictures,
      coalesce((select json_agg(w) from (
        select ${ofReview}, p.view_id, p.title, p.id as product_id, wanted.view_id as asked from unnest($3::text[]) as wanted (view_id)
        cross join lateral (
          (select r.product_id, ${ofReview} from reviews r
            where wanted.view_id = '' and r.shop_id = s.id and r.is_shown and r.words <> '' order by r.id desc limit ${maxReviews})
          union all
          (select r.product_id, ${ofReview} from reviews r
            where wanted.view_id <> '' and r.product_id = (select o.id from products o where o.shop_id = s.id and o.view_id = wanted.view_id)
              and r.is_shown and r.words <> '' order by r.id desc limit ${maxReviews})) r
        join products p on p.id = r.product_id and p.shop_id = s.id and p.status = 'published' order by r.id desc) w), '[]') as reviews
    from shops s where s.id = $1`
  const [row] = await rawQuery<PageParts>(publicDb, 'shop_page_parts', text, [shopId, pictures, reviewsOf])
  if (!row) throw new Error('the shop of a page is there')
  return row
}
