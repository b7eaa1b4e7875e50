import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { notForSale } from './messages.ts'
import { shopOfView } from './shared/shop-of-view.ts'

const guests = '/api/ajax/guest/'

/**
 * Where a host or a header names a shop, no guest's call finds the item of another one, whatever it does with it. An unknown item
 * is left to the call, which says why. (contract §1a)
 */
export function keepItemsApart(app: KedaiApp, { publicDb }: Pick<Deps, 'publicDb'>): void {
  app.addHook('onRequest', async ({ shopRef, routeOptions: { url = '' }, params, query }) => {
    if (!shopRef || !url.startsWith(guests)) return
    const { view_id: inPath } = params as { view_id?: string } // as the route names it
    const { item_id: inQuery } = query as { item_id?: unknown }
    const viewId = inPath ?? (typeof inQuery === 'string' ? inQuery : undefined)
    if (viewId === undefined || viewId.length > maxLength) return
    const shop = await shopOfView(publicDb, viewId)
    if (shop && shop.username !== shopRef.username) throw new AppError('not_found', notForSale)
  })
}

const maxLength = 100
