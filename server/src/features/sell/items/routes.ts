import { success } from '@kedai/contracts/envelope.ts'
import { itemView, viewParams } from '@kedai/contracts/items.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { soonest } from '@kedai/domain/time/schedule.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { findProgrammes } from '../../shop/accounts/actions/find-programmes.ts'
import { notForSale } from './messages.ts'
import { nextEdgeOf, presentItemView } from './present/item-view.ts'
import { viewOfType } from './present/type-view.ts'
import { findItem } from './queries.ts'
import { createViewCounter, itemOfPage } from './view-counter.ts'
import type { ViewCounter } from './view-counter.ts'

export async function itemRoutes(app: KedaiApp, { db, publicDb, clock, config, pages }: Deps): Promise<void> {
  const views = countViews(app, { db, clock, pages })
  // Of a reseller who is signed in: the first programme whose links count.
  const codeOf = async (session: Session | null, shopId: number): Promise<string | null> => {
    const programmes = session ? await findProgrammes(db, { shopId, userId: session.user.id }) : []
    return programmes.find(({ status }) => mayRefer(status))?.code ?? null
  }
  app.get(
    '/api/ajax/guest/view/:view_id',
    {
      schema: {
        tags: ['items'],
        summary: 'An item page: what is sold, and how it is shipped and paid',
        params: viewParams,
        response: { 200: success(itemView) },
      },
      config: { auth: 'guest', cache: 'guests' },
      // An answer from memory never comes to the handler.
      onResponse: async (request, reply) => {
        if (reply.statusCode === 200) views.saw(request, request.params.view_id)
      },
    },
    async (request) => {
      const row = await findItem(publicDb, request.params.view_id)
      if (!row) throw new AppError('not_found', notForSale)
      const now = clock.now()
      request.dependsOn('product', row.id)
      request.dependsOn('shop', row.shop_id)
      if (row.upsell) request.dependsOn('product', row.upsell.product_id)
      const type = await viewOfType(publicDb, row, request.lang, now)
      request.freshUntil(soonest(nextEdgeOf(row, now), type.until ?? null))
      const code = await codeOf(request.session, row.shop_id)
      const viewer = { me: meOf(request.session), lang: request.lang, publicUrl: config.publicUrl, code, now }
      return ok(presentItemView(row, type, viewer))
    },
  )
}

function countViews(app: KedaiApp, { db, clock, pages }: Pick<Deps, 'db' | 'clock' | 'pages'>): ViewCounter {
  const views = createViewCounter(app, { db, clock })
  pages.onShown((request) => {
    const viewId = itemOfPage(request.url)
    if (viewId !== null) views.saw(request, viewId)
  })
  return views
}

const meOf = (session: Session | null): ItemView['me'] =>
  session && { name: session.user.name, email: session.user.email, phone: session.user.phone }
