import { insert, type Subject } from './subject.ts'
import { orderIn, type ShopName, type World } from './world.ts'

/** What a shop has with its resellers. */
export const resellerSubjects: Record<string, Subject> = {
  reseller_rank: {
    async make(world, shop) {
      const rank = await rankIn(world, shop)
      return { id: rank, rank_id: rank }
    },
    missing: { id: '987654321', rank_id: '987654321' },
  },
  reseller: {
    make: async (world, shop) => ({ id: await resellerIn(world, shop) }),
    missing: { id: '987654321' },
  },
  reseller_material: {
    make: async (world, shop) => ({
      id: await insert(
        world,
        `insert into reseller_materials (shop_id, area, title, words, added_at) values ($1, 'agent', 'Poster', 'Jom!', now()) returning id`,
        [world.shops[shop].shopId],
      ),
    }),
    missing: { id: '987654321' },
  },
  order_to_send: {
    make: async (world, shop) => ({ order_no: (await orderIn(world, shop)).orderNo }),
    missing: { order_no: 'ZZ-999999' },
  },
  voucher: {
    make: async (world, shop) => ({ number: await voucherIn(world, shop) }),
    missing: { number: 'PV-99999' },
  },
}

async function resellerIn(world: World, shop: ShopName): Promise<string> {
  const { shopId } = world.shops[shop]
  await rankIn(world, shop)
  const mark = crypto.randomUUID()
  const userId = await insert(
    world,
    `insert into users (email, name, password_hash) values ($1, 'Ejen', 'none') returning id`,
    [`${mark}@reseller.test`],
  )
  const personId = await insert(
    world,
    `insert into reseller_people (shop_id, user_id, name, phone, email, identity_sealed, identity_hash, account_sealed, account_hash,
       bank_name, address, city, postcode, state, created_at)
     values ($1, $2, 'Ejen', $3, $3, '', convert_to($3, 'utf8'), '', convert_to($3, 'utf8'), 'Maybank', '', '', '', 'MY-10', now()) returning id`,
    [shopId, userId, mark],
  )
  return insert(
    world,
    `insert into resellers (shop_id, area, person_id, user_id, status, code, terms_version, terms_agreed_at, applied_at, changed_at)
     values ($1, 'agent', $2, $3, 'applied', $4, 1, now(), now(), now()) returning id`,
    [shopId, personId, userId, mark.slice(0, 8).toUpperCase()],
  )
}

async function voucherIn(world: World, shop: ShopName): Promise<string> {
  const number = `PV-${crypto.randomUUID().slice(0, 8)}`
  await insert(
    world,
    `insert into vouchers (shop_id, number, payee_name, purpose, amount_sen, status, prepared_at)
     values ($1, $2, 'Pembekal', 'Kotak', 1000, 'prepared', now()) returning id`,
    [world.shops[shop].shopId, number],
  )
  return number
}

async function rankIn(world: World, shop: ShopName): Promise<string> {
  const { shopId } = world.shops[shop]
  await world.kedai.asOwner(
    `insert into programmes (shop_id, area, name, updated_at) values ($1, 'agent', 'Ejen', now()) on conflict do nothing`,
    [shopId],
  )
  const text = `insert into ranks (shop_id, area, name, updated_at) values ($1, 'agent', $2, now()) returning id`
  return insert(world, text, [shopId, crypto.randomUUID()])
}
