import { success } from '@kedai/contracts/envelope.ts'
import { createCategory as createBody, sellerCategory } from '@kedai/contracts/seller-products.ts'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { createCategory } from './actions/create-category.ts'
import { done } from './messages.ts'
import { listCategories } from './queries/categories.ts'

const path = '/api/ajax/seller/categories'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const

export async function categoryRoutes(app: KedaiApp, { db }: Deps): Promise<void> {
  const preHandler = mustManage('products')
  app.get(path, { schema: { response: { 200: success(z.array(sellerCategory)) }, tags }, config, preHandler }, async ({ seller: { shopId } }) =>
    ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => listCategories(trx, shopId))))

  app.post(path, { schema: { body: createBody, response: { 200: success(sellerCategory) }, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    const { name, parent_id } = request.body
    const category = await inTransaction(db, { shopId }, (trx) => createCategory(trx, { shopId, name, parentId: parent_id ?? null }))
    return ok(category, request.say(done.categoryMade))
  })
}
