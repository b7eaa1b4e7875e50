import { list, success } from '@kedai/contracts/envelope.ts'
import {
  offerableQuery,
  offerableVariation,
  productIdParams,
  productListQuery,
  productRow,
  productSumQuery,
  restoreProduct,
  saveProduct,
  sellerProduct,
  updateProduct as updateBody,
} from '@kedai/contracts/seller-products.ts'
import type { ProductStatus, SellerProduct } from '@kedai/contracts/seller-products.ts'
import { listSum } from '@kedai/contracts/values.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { sumList } from '../../../platform/http/sum-list.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { changeStatus } from './actions/change-status.ts'
import type { StatusChange } from './actions/change-status.ts'
import { deleteProduct } from './actions/delete-product.ts'
import { duplicateProduct } from './actions/duplicate-product.ts'
import { judgeProduct } from './actions/judge-product.ts'
import { tryStamps } from './actions/try-stamps.ts'
import { createProduct, updateProduct } from './actions/save-product.ts'
import { done, refusals } from './messages.ts'
import { presentOfferable, presentProduct, presentRow } from './present.ts'
import { listOfferable } from './queries/list-offerable.ts'
import { countProducts, listProducts } from './queries/list-products.ts'
import { readProduct } from './queries/read-product.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/products'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const
const ofProduct = { ...config, idOf: 'product' } as const
const response = { 200: success(sellerProduct) }

/** The seller's side of products: list, form, on and off sale, archive. */
export async function productRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, limits } = deps
  const preHandler = mustManage('products')
  const placeOf = ({ seller }: AnyRequest) => ({ publicUrl: deps.config.publicUrl, username: seller.username })

  async function told(request: AnyRequest, productId: number) {
    const { shopId } = request.seller
    const row = await inTransaction(db, { shopId, readOnly: true }, (trx) => readProduct(trx, shopId, productId))
    if (!row) throw new AppError('not_found', texts.notFound)
    return presentProduct(row, placeOf(request))
  }

  app.get(
    path,
    { schema: { querystring: productListQuery, response: { 200: list(productRow) }, tags }, config, preHandler },
    async (request) => {
      const { page, sort = 'newest', ...filter } = request.query
      const { shopId } = request.seller
      if (filter.term) await limits.take(request, 'search')
      const wanted = { shopId, filter, now: clock.now() }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countProducts(trx, wanted, cap),
          list: (slice) => listProducts(trx, { ...wanted, sort, ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentRow(row, placeOf(request), clock.now())),
        meta,
      )
    },
  )

  app.get(
    `${path}/sum`,
    { schema: { querystring: productSumQuery, response: { 200: success(listSum) }, tags }, config, preHandler },
    async (request) => {
      const { patient, ...filter } = request.query
      const { shopId } = request.seller
      if (patient) await limits.take(request, 'search')
      return ok({
        count: await sumList(db, { shopId, patient }, (trx) =>
          countProducts(trx, { shopId, filter, now: clock.now() }, null),
        ),
      })
    },
  )

  app.get(
    `${path}/variations`,
    {
      schema: { querystring: offerableQuery, response: { 200: success(z.array(offerableVariation)) }, tags },
      config,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      await limits.take(request, 'search')
      const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        listOfferable(trx, shopId, request.query.term ?? ''),
      )
      return ok(rows.map(presentOfferable))
    },
  )

  app.get(
    `${path}/:id`,
    { schema: { params: productIdParams, response, tags }, config: ofProduct, preHandler },
    async (request) => ok(await told(request, request.params.id)),
  )

  app.post(path, { schema: { body: saveProduct, response, tags }, config, preHandler }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const form = judgeProduct(request.body)
    const { status = 'draft' } = request.body
    await tryStamps(deps, { shopId, productId: null, product: form })
    const { productId } = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      createProduct(trx, { shopId, userId, product: form, status, now: clock.now() }),
    )
    const product = await told(request, productId)
    return ok(product, request.say(status === 'draft' ? done.drafted : publishedOf(product)))
  })

  app.post(
    `${path}/:id/duplicate`,
    { schema: { params: productIdParams, response, tags }, config: ofProduct, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const copyOf = (title: string) => request.say(done.copyTitle, { title })
      const copyId = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        duplicateProduct(trx, { shopId, userId, productId: request.params.id, now: clock.now(), copyOf }),
      )
      return ok(await told(request, copyId), request.say(done.duplicated))
    },
  )

  app.put(
    `${path}/:id`,
    { schema: { params: productIdParams, body: updateBody, response, tags }, config: ofProduct, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { version, status, ...form } = request.body
      const productId = request.params.id
      const product = judgeProduct(form)
      await tryStamps(deps, { shopId, productId, product })
      const isSaved = await inTransaction(db, { shopId }, (trx) =>
        updateProduct(trx, { shopId, userId, productId, version, status, product, now: clock.now() }),
      )
      const current = await told(request, productId)
      if (!isSaved) throw new AppError('conflict', refusals.changedMeanwhile, { data: { current } })
      return ok(current, request.say(done.saved))
    },
  )

  app.delete(
    `${path}/:id`,
    { schema: { params: productIdParams, response: { 200: success(z.null()) }, tags }, config: ofProduct, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      await inTransaction(db, { shopId }, (trx) =>
        deleteProduct(trx, { shopId, userId, productId: request.params.id, now: clock.now() }),
      )
      return ok(null, request.say(done.deleted))
    },
  )

  async function change(request: AnyRequest, productId: number, wanted: { change: StatusChange; to: ProductStatus }) {
    const { shopId, userId } = request.seller
    await inTransaction(db, { shopId }, (trx) =>
      changeStatus(trx, { shopId, userId, productId, ...wanted, now: clock.now() }),
    )
    const product = await told(request, productId)
    return ok(product, request.say(saidOf[wanted.change](product)))
  }

  for (const [name, to] of [
    ['publish', 'published'],
    ['unpublish', 'draft'],
    ['archive', 'archived'],
  ] as const) {
    app.post(
      `${path}/:id/${name}`,
      { schema: { params: productIdParams, response, tags }, config: ofProduct, preHandler },
      (request) => change(request, request.params.id, { change: name, to }),
    )
  }
  app.post(
    `${path}/:id/restore`,
    { schema: { params: productIdParams, body: restoreProduct, response, tags }, config: ofProduct, preHandler },
    (request) => change(request, request.params.id, { change: 'restore', to: request.body.status }),
  )
}

const saidOf = {
  publish: (product) => publishedOf(product),
  unpublish: () => done.unpublished,
  archive: () => done.archived,
  restore: ({ status }) => (status === 'published' ? done.restoredOnSale : done.restored),
} satisfies Record<StatusChange, (product: SellerProduct) => Message>

// On sale is only what can be paid for.
const publishedOf = ({ is_payable: isPayable }: SellerProduct): Message =>
  isPayable ? done.published : done.publishedUnpayable
