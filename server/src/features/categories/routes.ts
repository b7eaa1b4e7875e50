import { categoryIdParams, categoryList, orderCategories as orderBody, removeCategory as removeBody, saveCategory as saveBody } from '@kedai/contracts/categories.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { createCategory as createBody, sellerCategory } from '@kedai/contracts/seller-products.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { texts } from '../../platform/errors/messages.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { createCategory } from './actions/create-category.ts'
import { orderCategories } from './actions/order-categories.ts'
import { removeCategory } from './actions/remove-category.ts'
import { saveCategory } from './actions/save-category.ts'
import { done } from './messages.ts'
import { presentCategory } from './present.ts'
import { listCountedCategories } from './queries/categories.ts'

const path = '/api/ajax/seller/categories'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const ofCategory = { ...config, idOf: 'category' } as const
const response = { 200: success(categoryList) }

export async function categoryRoutes(app: KedaiApp, { db }: Deps): Promise<void> {
  const preHandler = mustManage('products')
  const all = async (shopId: number) => (await inTransaction(db, { shopId, readOnly: true }, (trx) => listCountedCategories(trx, shopId))).map(presentCategory)

  async function one(shopId: number, id: number) {
    const category = (await all(shopId)).find((found) => found.id === id)
    if (!category) throw new AppError('not_found', texts.notFound)
    return category
  }

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller: { shopId } }) => ok(await all(shopId)))

  app.post(path, { schema: { body: createBody, response: { 200: success(sellerCategory) }, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    const { name, parent_id } = request.body
    const { id } = await inTransaction(db, { shopId }, (trx) => createCategory(trx, { shopId, name, parentId: parent_id ?? null }))
    return ok(await one(shopId, id), request.say(done.made))
  })

  app.put(`${path}/order`, { schema: { body: orderBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    await inTransaction(db, { shopId }, (trx) => orderCategories(trx, shopId, request.body.categories))
    return ok(await all(shopId), request.say(done.ordered))
  })

  app.put(`${path}/:id`, { schema: { params: categoryIdParams, body: saveBody, response: { 200: success(sellerCategory) }, tags }, config: ofCategory, preHandler }, async (request) => {
    const { shopId } = request.seller
    const { id } = request.params
    await inTransaction(db, { shopId }, (trx) => saveCategory(trx, { shopId, id, name: request.body.name, imageId: request.body.image_id }))
    return ok(await one(shopId, id), request.say(done.saved))
  })

  app.post(`${path}/:id/remove`, { schema: { params: categoryIdParams, body: removeBody, response, tags }, config: ofCategory, preHandler }, async (request) => {
    const { shopId } = request.seller
    await inTransaction(db, { shopId }, (trx) => removeCategory(trx, { shopId, id: request.params.id, moveTo: request.body.move_to }))
    return ok(await all(shopId), request.say(done.removed))
  })
}
