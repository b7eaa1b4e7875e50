import { ConfigError } from '../../../platform/config/config.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { drawCatalogue, seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedCoupons } from './coupons.ts'
import type { DemoPart } from './demo-part.ts'
import { seedOrders } from './orders.ts'
import { seedFront } from './front.ts'
import { seedFunnel } from './funnel.ts'
import { seedGrowth } from './growth.ts'
import { seedInvoices } from './invoices.ts'
import { seedPaymentMethods } from './payment-methods.ts'
import { seedPages } from './pages.ts'
import { seedAbout, seedOwners, seedStaff } from './people.ts'
import { claimPart, findShopId, listParts } from './queries.ts'
import { seedPolicies } from './policies.ts'
import { seedResellers } from './resellers.ts'
import { seedQuotes } from './quotes.ts'
import { seedReviews } from './reviews.ts'
import { seedShipping } from './shipping.ts'

/** In the order in which they are put in place. */
const parts: readonly DemoPart[] = [
  { name: 'staff', shops: ['demo'], seed: (trx, shop, { clock }) => seedStaff(trx, shop, clock.now()) },
  { name: 'about', shops: ['demo', 'rival'], seed: seedAbout },
  { name: 'shipping', shops: ['demo', 'rival'], seed: (trx, shop) => seedShipping(trx, shop.id) },
  {
    name: 'payment methods',
    shops: ['demo', 'rival'],
    seed: (trx, shop, { clock }) => seedPaymentMethods(trx, shop.id, holders[shop.username], clock.now()),
  },
  { name: 'coupons', shops: ['demo'], seed: (trx, shop, { clock }) => seedCoupons(trx, shop.id, clock.now()) },
  { name: 'policies', shops: ['demo'], seed: (trx, shop, { clock }) => seedPolicies(trx, shop.id, clock.now()) },
  { name: 'catalogue', shops: ['demo', 'rival'], prepare: drawCatalogue, seed: seedCatalogue },
  { name: 'orders', shops: ['demo'], seed: seedOrders },
  { name: 'reviews', shops: ['demo'], seed: seedReviews },
  { name: 'invoices', shops: ['demo'], seed: seedInvoices },
  { name: 'quotes', shops: ['demo'], seed: seedQuotes },
  { name: 'front', shops: ['demo'], seed: seedFront },
  { name: 'growth', shops: ['demo'], seed: seedGrowth },
  { name: 'funnel', shops: ['demo'], seed: (trx, shop, { clock }) => seedFunnel(trx, shop, clock.now()) },
  { name: 'pages', shops: ['demo'], seed: (trx, shop, { clock }) => seedPages(trx, shop.id, clock.now()) },
  { name: 'resellers', shops: ['demo'], seed: seedResellers },
]

const holders = { demo: 'Kedai Demo', rival: 'Kedai Sebelah' }

/**
 * Puts the demo in place through the product's own actions, each part once. What a visitor changed or removed stays that way.
 * @throws ConfigError when the names of the demo belong to somebody else
 */
export async function seedDemo(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const done = new Set(await listParts(db))
  if (!done.has('owners')) await openShops(deps)
  for (const { name, shops, prepare, seed } of parts) {
    for (const username of shops) {
      const mark = `${name} of ${username}`
      if (done.has(mark)) continue
      const shopId = await findShopId(db, username)
      if (shopId === null) continue
      await prepare?.(username)
      await inTransaction(db, { shopId }, async (trx) => {
        if (await claimPart(trx, mark, clock.now())) await seed(trx, { id: shopId, username }, deps)
      })
    }
  }
}

async function openShops({ db, clock }: Deps): Promise<void> {
  try {
    await inTransaction(db, {}, async (trx) => {
      if (await claimPart(trx, 'owners', clock.now())) await seedOwners(trx, clock.now())
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    throw new ConfigError('DEMO=1: this database has a shop or an account under the names of the demo; set DEMO=0')
  }
}
