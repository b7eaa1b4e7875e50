import { insert, type Subject } from './subject.ts'
import type { ShopName, World } from './world.ts'

/** What a seller sets up, and the people of a shop. */
export const shopSubjects: Record<string, Subject> = {
  shipping_zone: {
    make: async (world, shop) => ({ id: (await shippingIn(world, shop)).zone }),
    missing: { id: '987654321' },
  },
  shipping_method: {
    make: async (world, shop) => ({ id: (await shippingIn(world, shop)).method }),
    missing: { id: '987654321' },
  },
  category: {
    async make(world, shop) {
      return {
        id: await insert(world, 'insert into categories (shop_id, name, slug) values ($1, $2, $2) returning id', [
          world.shops[shop].shopId,
          `rak-${crypto.randomUUID().slice(0, 8)}`,
        ]),
      }
    },
    missing: { id: '987654321' },
  },
  page: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const slug = `halaman-${crypto.randomUUID().slice(0, 8)}`
      const id = await insert(
        world,
        'insert into shop_pages (shop_id, draft_version, created_at, updated_at) values ($1, 1, now(), now()) returning id',
        [shopId],
      )
      await world.kedai.asOwner(
        `insert into shop_page_versions (shop_id, page_id, version, title, slug, blocks, seo, at)
        values ($1, $2, 1, 'Halaman', $3, '[]', '{"title":"","description":"","image":null}', now())`,
        [shopId, id, slug],
      )
      await world.kedai.asOwner('insert into shop_page_slugs (shop_id, slug, page_id) values ($1, $2, $3)', [
        shopId,
        slug,
        id,
      ])
      return { id }
    },
    missing: { id: '987654321' },
  },
  bank_account: {
    make: async (world, shop) => ({
      id: await insert(
        world,
        `insert into bank_accounts (shop_id, bank, number, holder) values ($1, 'Maybank', '1234567890', 'Kedai') returning id`,
        [world.shops[shop].shopId],
      ),
    }),
    missing: { id: '987654321' },
  },
  coupon: {
    make: async (world, shop) => ({
      id: await insert(
        world,
        `insert into coupons (shop_id, code, kind, fixed_sen) values ($1, $2, 'fixed', 100) returning id`,
        [world.shops[shop].shopId, `M${crypto.randomUUID().slice(0, 8).toUpperCase()}`],
      ),
    }),
    missing: { id: '987654321' },
  },
  member: {
    async make(world, shop) {
      const userId = await insert(
        world,
        `insert into users (email, name, password_hash, email_verified_at) values ($1, 'Pembantu', 'none', now()) returning id`,
        [`${crypto.randomUUID()}@staff.test`],
      )
      await insert(
        world,
        `insert into shop_members (shop_id, user_id, role, permissions) values ($1, $2, 'staff', '{orders}') returning user_id as id`,
        [world.shops[shop].shopId, userId],
      )
      return { id: userId }
    },
    missing: { id: '987654321' },
  },
  invitation: {
    async make(world, shop) {
      const { shopId, ownerId } = world.shops[shop]
      const id = await insert(
        world,
        `
        insert into staff_invitations (shop_id, email, role, permissions, token_hash, invited_by, created_at, sent_at, expires_at)
        values ($1, $2, 'staff', '{orders}', sha256(gen_random_uuid()::text::bytea), $3, now() - interval '1 day', now() - interval '1 day', now() + interval '6 days') returning id`,
        [shopId, `${crypto.randomUUID()}@staff.test`, ownerId],
      )
      return { id }
    },
    missing: { id: '987654321' },
  },
}

async function shippingIn(world: World, shop: ShopName): Promise<{ zone: string; method: string }> {
  const { shopId } = world.shops[shop]
  const zone = await insert(
    world,
    `insert into shipping_zones (shop_id, name, states) values ($1, $2, '{MY-01}') returning id`,
    [shopId, `Zon ${crypto.randomUUID().slice(0, 8)}`],
  )
  const rates = JSON.stringify({ rate: { by: 'flat', price: 500 }, freeAbove: null })
  const method = await insert(
    world,
    `insert into shipping_methods (shop_id, zone_id, name, courier, by, rates) values ($1, $2, 'Rata', '', 'flat', $3) returning id`,
    [shopId, zone, rates],
  )
  return { zone, method }
}
