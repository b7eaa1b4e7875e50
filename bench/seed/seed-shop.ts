import { statesIn } from '@kedai/domain/shipping/states.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { Client } from 'pg'
import { hashPassword } from '../../server/src/features/accounts/actions/passwords.ts'
import { offerPaymentMethod } from '../../server/src/features/checkout/actions/offer-payment-method.ts'
import { createZone } from '../../server/src/features/shipping/actions/create-zone.ts'
import { inTransaction } from '../../server/src/platform/db/in-transaction.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import { seedTexts } from './seed-text.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The one shop, and who signs in to it. */
export const shop = { username: 'bench', email: 'seller@bench.test', password: 'bench-seller-1' } as const

/** A listing with a limited number of units, for the flash sale. */
export const flashSale = { viewId: 'FLASH', stock: 1000 } as const

/** Makes a data folder with a shop of so many products and orders, always the same. Takes about a minute for a million. */
export async function seedShop(dataDir: string, size: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const owner = new Client(database.ownerAddress)
  try {
    await owner.connect()
    const shopId = await openShop(owner)
    await inTransaction(database.app, { shopId }, async (trx) => {
      await createZone(trx, {
        shopId,
        name: 'Semenanjung',
        states: statesIn('peninsular'),
        position: 0,
        methods: [byWeight('Pos', 600), byWeight('Ekspres', 1000)],
      })
      await createZone(trx, {
        shopId,
        name: 'Malaysia Timur',
        states: statesIn('sabah', 'sarawak'),
        position: 1,
        methods: [byWeight('Timur', 1200)],
      })
      const shared = { shopId, provider: null, instructions: '', accounts: [], holdMinutes: null }
      await offerPaymentMethod(trx, {
        ...shared,
        code: 'bank_transfer',
        name: 'Pindahan bank',
        kind: 'bank_transfer',
        position: 0,
      })
      await offerPaymentMethod(trx, { ...shared, code: 'cod', name: 'Bayar semasa terima', kind: 'cod', position: 1 })
    })
    await withoutIndexes(owner, async () => {
      for (const text of seedTexts)
        await owner.query(text.replaceAll('$shop', String(shopId)).replaceAll('$size', String(size)))
    })
    await owner.query('vacuum analyze')
    await addFlashSale(owner, shopId)
  } finally {
    await owner.end()
    await database.close()
  }
}

export async function openShop(owner: Client): Promise<number> {
  const user = await owner.query<{ id: string }>(
    'insert into users (email, name, password_hash, email_verified_at) values ($1, $2, $3, now()) returning id',
    [shop.email, 'Penjual', await hashPassword(shop.password)],
  )
  const opened = await owner.query<{ id: string }>('select open_shop($1, $2, $3, null) as id', [
    shop.username,
    'Kedai Bench',
    user.rows[0]?.id,
  ])
  return Number(opened.rows[0]?.id)
}

async function addFlashSale(owner: Client, shopId: number): Promise<void> {
  await owner.query(
    `
    with listed as (
      insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen, published_at)
      values ($1, $2, 'ecommerce', 'published', 'Jualan kilat', 2500, 2500, '2026-01-01') returning id)
    insert into variations (shop_id, product_id, price_sen, stock, weight_g) select $1, id, 2500, $3, 400 from listed`,
    [shopId, flashSale.viewId, flashSale.stock],
  )
}

const byWeight = (name: string, first: number) => ({
  name,
  courier: 'Pos Laju',
  freeAbove: null,
  rate: {
    by: 'weight' as const,
    firstGrams: grams(1000),
    firstPrice: sen(first),
    stepGrams: grams(1000),
    stepPrice: sen(200),
    maxGrams: grams(30_000),
  },
})
