import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type CategoryRow = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  former_slugs: string[]
  image_key: string | null
  image_widths: number[] | null
  has_items: boolean
}

export type PictureRow = { key: string; width: number | null; height: number | null; widths: number[] }

export type StorefrontRow = {
  id: number
  username: string
  name: string
  currency: string
  whatsapp_number: string | null
  telegram_username: string | null
  logo: PictureRow | null
  description: string
  email: string | null
  phone_number: string | null
  show_address: boolean
  address: string | null
  postcode: string | null
  city: string | null
  state: string | null
  socmed: unknown
  promo_banner: unknown
  vacation: unknown
  theme: unknown
  banner: { alt?: string; link?: string | null } | null
  banner_image: PictureRow | null
  slides: { id: number; image: PictureRow; alt: string; title: string; text: string; link: string | null }[]
  categories: CategoryRow[]
  policies: string[]
  takes_resellers: boolean
}

/** A shop as everybody sees it, asked as the public; null when there is none of that name. */
export async function findStorefront(publicDb: Db, username: string): Promise<StorefrontRow | null> {
  const rows = await rawQuery<StorefrontRow>(publicDb, 'storefront_shop', text, [username])
  return rows[0] ?? null
}

const picture = `json_build_object('key', f.key, 'width', f.width, 'height', f.height, 'widths', f.widths)`

const text = `
select s.id, s.username, s.name, s.currency, s.whatsapp_number, s.telegram_username, s.description, s.email, s.phone_number, s.show_address,
  s.address, s.postcode, s.city, s.state, s.socmed, s.banner, s.promo_banner, s.vacation, s.theme,
  (select ${picture} from files f where f.shop_id = s.id and f.id = s.logo_file_id) as logo,
  (select ${picture} from files f where f.shop_id = s.id and f.id = s.banner_file_id) as banner_image,
  coalesce((select json_agg(json_build_object('id', l.id, 'image', ${picture}, 'alt', l.alt, 'title', l.title, 'text', l.text, 'link', l.link) order by l.position)
    from shop_slides l join files f on f.shop_id = l.shop_id and f.id = l.file_id where l.shop_id = s.id), '[]') as slides,
  array(select y.kind from shop_policies y where y.shop_id = s.id) as policies,
  exists (select from programmes g where g.shop_id = s.id and g.is_open) as takes_resellers,
  coalesce((select json_agg(c) from (
    select c.id, c.parent_id, c.name, c.slug, f.key as image_key, f.widths as image_widths,
      array(select o.slug from category_former_slugs o where o.category_id = c.id) as former_slugs,
      exists (select from products p where p.shop_id = s.id and p.category_id = c.id and p.status = 'published') as has_items
    from categories c left join files f on f.shop_id = c.shop_id and f.id = c.image_file_id
    where c.shop_id = s.id order by c.position, c.id) c), '[]') as categories
from shops s where s.username = $1`
