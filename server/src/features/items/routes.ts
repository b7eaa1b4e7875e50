import { success } from '@kedai/contracts/envelope.ts'
import { itemView, viewParams } from '@kedai/contracts/items.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { notForSale } from './messages.ts'
import { nextEdgeOf, presentItemView } from './present/item-view.ts'
import { findItem } from './queries.ts'

export async function itemRoutes(app: KedaiApp, { publicDb, clock, config }: Deps): Promise<void> {
  app.get('/api/ajax/guest/view/:view_id', {
    schema: { tags: ['items'], summary: 'An item page: what is sold, and how it is shipped and paid', params: viewParams, response: { 200: success(itemView) } },
    config: { auth: 'guest', cache: 'guests' },
  }, async (request) => {
    const row = await findItem(publicDb, request.params.view_id)
    // One shop's page never stands at another's address.
    if (!row || (request.shopRef && request.shopRef.username !== row.shop.username)) throw new AppError('not_found', notForSale)
    const now = clock.now()
    request.dependsOn('product', row.id)
    request.dependsOn('shop', row.shop_id)
    if (row.upsell) request.dependsOn('product', row.upsell.product_id)
    request.freshUntil(nextEdgeOf(row, now))
    return ok(presentItemView(row, { me: meOf(request.session), lang: request.lang, publicUrl: config.publicUrl, now }))
  })
}

const meOf = (session: Session | null): ItemView['me'] => session && { name: session.user.name, email: session.user.email, phone: session.user.phone }
