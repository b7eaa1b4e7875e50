import {
  categoryIdParams,
  categoryList,
  orderCategories as orderBody,
  removeCategory as removeBody,
  saveCategory as saveBody,
} from '@kedai/contracts/categories.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { createCategory as createBody, sellerCategory } from '@kedai/contracts/seller-products.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { tellSettings } from '../../../platform/settings/tell-settings.ts'
import { createCategory } from './actions/create-category.ts'
import { orderCategories } from './actions/order-categories.ts'
import { removeCategory } from './actions/remove-category.ts'
import { saveCategory } from './actions/save-category.ts'
import { categoryFacts, orderFacts } from './category-facts.ts'
import { done } from './messages.ts'
import { presentCategory } from './present.ts'
import { listCountedCategories } from './queries/categories.ts'

const path = '/api/ajax/seller/categories'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const ofCategory = { ...config, idOf: 'category' } as const
const response = { 200: success(categoryList) }

export async function categoryRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')
  const all = async (shopId: number) =>
    (await inTransaction(db, { shopId, readOnly: true }, (trx) => listCountedCategories(trx, shopId))).map(
      presentCategory,
    )

  // Every change of the tree is told to the shop's log, from what to what.
  const write = <Result>(
    { seller: { shopId, userId } }: AnyRequest,
    work: (trx: Db) => Promise<Result>,
    factsOf = categoryFacts,
  ): Promise<Result> => {
    const facts = async (trx: Db) => factsOf(await listCountedCategories(trx, shopId))
    const line = {
      shopId,
      userId,
      now: clock.now(),
      action: 'categories.edited',
      subject: { type: 'shop', ref: 'categories' },
      facts,
    } as const
    return inTransaction(db, { shopId }, (trx) => tellSettings(trx, line, work))
  }

  const read = (shopId: number, id: number) => async (trx: Db) => {
    const category = (await listCountedCategories(trx, shopId)).find((found) => found.id === id)
    if (!category) throw new AppError('not_found', texts.notFound)
    return presentCategory(category)
  }

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller: { shopId } }) =>
    ok(await all(shopId)),
  )

  app.post(
    path,
    { schema: { body: createBody, response: { 200: success(sellerCategory) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { name, parent_id } = request.body
      const { id } = await write(request, (trx) => createCategory(trx, { shopId, name, parentId: parent_id ?? null }))
      return ok(await inTransaction(db, { shopId, readOnly: true }, read(shopId, id)), request.say(done.made))
    },
  )

  app.put(`${path}/order`, { schema: { body: orderBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId } = request.seller
    await write(request, (trx) => orderCategories(trx, shopId, request.body.categories), orderFacts)
    return ok(await all(shopId), request.say(done.ordered))
  })

  app.put(
    `${path}/:id`,
    {
      schema: { params: categoryIdParams, body: saveBody, response: { 200: success(sellerCategory) }, tags },
      config: ofCategory,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      const { id } = request.params
      const { name, image_id: imageId, revision } = request.body
      const saved = await write(request, (trx) =>
        saveSettings(trx, {
          shopId,
          revision,
          read: read(shopId, id),
          write: () => saveCategory(trx, { shopId, id, name, imageId }),
        }),
      )
      return ok(saved, request.say(done.saved))
    },
  )

  app.post(
    `${path}/:id/remove`,
    { schema: { params: categoryIdParams, body: removeBody, response, tags }, config: ofCategory, preHandler },
    async (request) => {
      const { shopId } = request.seller
      await write(request, (trx) =>
        removeCategory(trx, { shopId, id: request.params.id, moveTo: request.body.move_to }),
      )
      return ok(await all(shopId), request.say(done.removed))
    },
  )
}
