import { success } from '@kedai/contracts/envelope.ts'
import { orderListPreferences, usualColumns } from '@kedai/contracts/order-list.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { findPreferences, savePreferences } from './queries/list-preferences.ts'

const path = '/api/ajax/seller/order-list'
const response = { 200: success(orderListPreferences) }
const config = { auth: 'seller', work: 'orders' } as const

/** How each person likes the list of orders: the columns shown and views under a name. */
export async function orderListRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('orders')

  app.get(path, { schema: { response, tags: ['orders'] }, config, preHandler }, async (request) => {
    const kept = await inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, (trx) => findPreferences(trx, request.seller))
    const read = orderListPreferences.safeParse(kept) // written by an older release, perhaps
    return ok(read.success ? read.data : { columns: [...usualColumns], views: [] })
  })

  app.post(path, { schema: { body: orderListPreferences, response, tags: ['orders'] }, config, preHandler }, async (request) => {
    await inTransaction(db, { shopId: request.seller.shopId }, (trx) => savePreferences(trx, request.seller, request.body, clock.now()))
    return ok(request.body)
  })
}
