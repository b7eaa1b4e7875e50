import { success } from '@kedai/contracts/envelope.ts'
import {
  createPage as createBody,
  frontPage,
  pageIdParams,
  pageList,
  previewBlocks as previewBody,
  previewedBlocks,
  publishPage as publishBody,
  restorePage as restoreBody,
  saveFrontPage,
  savePage as saveBody,
  sellerPage,
} from '@kedai/contracts/shop-pages.ts'
import { z } from 'zod'
import { picturesOf } from '@kedai/domain/pages/page-block.ts'
import { pageNumber } from '@kedai/contracts/values.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { judgeBlocks } from './actions/judge-blocks.ts'
import { chooseFront, publishPage, removePage, unpublishPage } from './actions/show-page.ts'
import { createPage, readKept, restorePage, savePage } from './actions/write-page.ts'
import { done, refusals } from './messages.ts'
import { presentListed, presentPage } from './present.ts'
import { previewBlocks } from './preview-blocks.ts'
import { listPages, readFront, readPage } from './queries/pages.ts'
import { listPictures, listVersions } from './queries/versions.ts'

const path = '/api/ajax/seller/pages'
const tags = ['pages']
const perPage = 50
const config = { auth: 'seller', work: 'shop_settings' } as const
const ofPage = { ...config, idOf: 'page' } as const
const response = { 200: success(sellerPage) }

/** Pages a seller writes: drafts, versions, and what of them everybody sees. (contract §13) */
export async function sellerPageRoutes(
  app: KedaiApp,
  { db, publicDb, clock, config: { publicUrl } }: Deps,
): Promise<void> {
  const preHandler = mustManage('shop_settings')
  const placeOf = ({ seller: { username } }: AnyRequest) => ({ publicUrl, username, now: clock.now() })
  const byOf = ({ seller: { shopId, userId } }: AnyRequest) => ({ shopId, userId, now: clock.now() })

  async function read(trx: Db, request: AnyRequest, id: number) {
    const { shopId } = request.seller
    const row = await readPage(trx, shopId, id)
    if (!row) throw new AppError('not_found', refusals.notFound)
    const { blocks, seo } = readKept(row)
    const ids = [...picturesOf(blocks), ...(seo.image === null ? [] : [seo.image])]
    const [versions, pictures] = [await listVersions(trx, shopId, id), await listPictures(trx, shopId, ids)]
    return presentPage(row, { versions, pictures }, placeOf(request))
  }

  // One transaction: the change, and the page as it is then.
  const write = (request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<number>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, async (trx) =>
      read(trx, request, await work(trx)),
    )

  app.get(
    path,
    { schema: { querystring: z.object({ page: pageNumber }), response: { 200: pageList }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({ page: request.query.page, perPage, list: (slice) => listPages(trx, shopId, slice) }),
      )
      return okList(
        rows.map((row) => presentListed(row, placeOf(request))),
        meta,
      )
    },
  )

  app.post(path, { schema: { body: createBody, response, tags }, config, preHandler }, async (request, reply) => {
    const { blocks: typed, ...words } = request.body
    const blocks = judgeBlocks(typed, placeOf(request))
    const page = await write(request, reply, (trx) => createPage(trx, byOf(request), { ...words, blocks }))
    return ok(page, request.say(done.created))
  })

  // Blocks that nobody has saved yet, with what they would show now.
  app.post(
    `${path}/preview`,
    { schema: { body: previewBody, response: { 200: success(previewedBlocks) }, tags }, config, preHandler },
    async (request) => {
      const { shopId, username } = request.seller
      const place = placeOf(request)
      const { blocks } = request.body
      const say = (message: Message) => request.say(message)
      return ok({ blocks: await previewBlocks(publicDb, { shopId, username, blocks, place, say, now: place.now }) })
    },
  )

  app.get(
    `${path}/:id`,
    { schema: { params: pageIdParams, response, tags }, config: ofPage, preHandler },
    async (request) =>
      ok(
        await inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, (trx) =>
          read(trx, request, request.params.id),
        ),
      ),
  )

  app.put(
    `${path}/:id`,
    { schema: { params: pageIdParams, body: saveBody, response, tags }, config: ofPage, preHandler },
    async (request, reply) => {
      const { id } = request.params
      const { revision, blocks: typed, ...rest } = request.body
      const change = { ...rest, ...(typed && { blocks: judgeBlocks(typed, placeOf(request)) }) }
      const page = await write(request, reply, async (trx) => {
        await savePage(trx, byOf(request), { id, revision, change })
        return id
      })
      return ok(page, request.say(done.saved))
    },
  )

  app.delete(
    `${path}/:id`,
    { schema: { params: pageIdParams, response: { 200: success(z.null()) }, tags }, config: ofPage, preHandler },
    async (request) => {
      await inTransaction(db, { shopId: request.seller.shopId }, (trx) =>
        removePage(trx, byOf(request), request.params.id),
      )
      return ok(null, request.say(done.removed))
    },
  )

  app.post(
    `${path}/:id/publish`,
    { schema: { params: pageIdParams, body: publishBody, response, tags }, config: ofPage, preHandler },
    async (request, reply) => {
      const { id } = request.params
      const { at: typed, revision } = request.body
      const page = await write(request, reply, async (trx) => {
        await publishPage(trx, byOf(request), { id, at: typed, revision })
        return id
      })
      const at = page.publish_at
      return ok(page, at === null ? request.say(done.published) : request.say(done.scheduled, { at: at.slice(0, 16) }))
    },
  )

  app.post(
    `${path}/:id/unpublish`,
    { schema: { params: pageIdParams, response, tags }, config: ofPage, preHandler },
    async (request, reply) => {
      const { id } = request.params
      const page = await write(request, reply, async (trx) => {
        await unpublishPage(trx, byOf(request), id)
        return id
      })
      return ok(page, request.say(done.unpublished))
    },
  )

  app.post(
    `${path}/:id/restore`,
    { schema: { params: pageIdParams, body: restoreBody, response, tags }, config: ofPage, preHandler },
    async (request, reply) => {
      const { id } = request.params
      const { version, revision } = request.body
      const page = await write(request, reply, async (trx) => {
        await restorePage(trx, byOf(request), { id, version, revision })
        return id
      })
      return ok(page, request.say(done.restored, { version }))
    },
  )

  const front = '/api/ajax/seller/front-page'
  const readChosenFront = (shopId: number) =>
    inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      const row = await readFront(trx, shopId)
      return {
        page_id: row?.page_id ?? null,
        place: row?.place === 'instead' ? ('instead' as const) : ('above' as const),
      }
    })
  app.get(front, { schema: { response: { 200: success(frontPage) }, tags }, config, preHandler }, async (request) =>
    ok(await readChosenFront(request.seller.shopId)),
  )
  app.put(
    front,
    { schema: { body: saveFrontPage, response: { 200: success(frontPage) }, tags }, config, preHandler },
    async (request) => {
      const { page_id, place } = request.body
      const { shopId } = request.seller
      await inTransaction(db, { shopId }, (trx) =>
        chooseFront(trx, byOf(request), page_id === null ? null : { pageId: page_id, place }),
      )
      return ok(await readChosenFront(shopId), request.say(done.front))
    },
  )
}
