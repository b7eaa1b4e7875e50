import type { Work } from '@kedai/domain/people/permissions.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { savedView, savedViewParams, saveView as saveBody } from '@kedai/contracts/saved-views.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveView } from './actions/save-view.ts'
import { done } from './messages.ts'
import { deleteView, listViews } from './queries.ts'

// Whoever may see a list may keep views of it.
const lists = {
  products: { work: 'products', idOf: 'product_view' },
  orders: { work: 'orders', idOf: 'order_view' },
  invoices: { work: 'invoices', idOf: 'invoice_view' },
} as const satisfies Record<string, { work: Work; idOf: string }>

/** Kept by person and shop: nobody sees another's. */
export async function savedViewRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  for (const [list, { work, idOf }] of Object.entries(lists)) viewsOf(app, deps, { list, work, idOf })
}

function viewsOf(app: KedaiApp, { db }: Deps, { list, work, idOf }: { list: string; work: Work; idOf: string }): void {
  const path = `/api/ajax/seller/views/${list}`
  const tags = ['saved views']
  const config = { auth: 'seller', work } as const
  const preHandler = mustManage(work)
  const ownerOf = ({ seller: { shopId, userId } }: AnyRequest) => ({ shopId, userId, list })

  app.get(
    path,
    { schema: { response: { 200: success(z.array(savedView)) }, tags }, config, preHandler },
    async (request) => {
      const owner = ownerOf(request)
      return ok(await inTransaction(db, { shopId: owner.shopId, readOnly: true }, (trx) => listViews(trx, owner)))
    },
  )

  app.post(
    path,
    { schema: { body: saveBody, response: { 200: success(savedView) }, tags }, config, preHandler },
    async (request) => {
      const owner = ownerOf(request)
      const view = await inTransaction(db, { shopId: owner.shopId }, (trx) => saveView(trx, owner, request.body))
      return ok(view, request.say(done.saved, { name: view.name }))
    },
  )

  app.delete(
    `${path}/:view_id`,
    {
      schema: { params: savedViewParams, response: { 200: success(z.null()) }, tags },
      config: { ...config, idOf },
      preHandler,
    },
    async (request) => {
      const owner = ownerOf(request)
      const isGone = await inTransaction(db, { shopId: owner.shopId }, (trx) =>
        deleteView(trx, owner, request.params.view_id),
      )
      if (!isGone) throw new AppError('not_found', texts.notFound)
      return ok(null, request.say(done.removed))
    },
  )
}
