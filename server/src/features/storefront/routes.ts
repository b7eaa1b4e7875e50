import { list, success } from '@kedai/contracts/envelope.ts'
import { storefront, storefrontItem, storefrontItemsQuery, storefrontParams } from '@kedai/contracts/storefront.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok, okList } from '../../platform/http/envelope.ts'
import { noSuchShop } from './messages.ts'
import { nextEdgeOf, presentListedItem } from './present/listed-item.ts'
import { presentStorefront } from './present/storefront.ts'
import { findStorefront } from './queries/find-storefront.ts'
import { listItems } from './queries/list-items.ts'
import { mostFound, mostListed, perPage } from './queries/list-items-text.ts'
import { searchWords } from './search-words.ts'

export async function storefrontRoutes(app: KedaiApp, { publicDb, clock, limits }: Deps): Promise<void> {
  app.get('/api/ajax/guest/front-store/:user', {
    schema: { tags: ['storefront'], summary: 'A shop as everybody sees it', params: storefrontParams, response: { 200: success(storefront) } },
    config: { auth: 'none', cache: 'public' },
  }, async (request) => {
    const row = await findStorefront(publicDb, request.params.user.toLowerCase())
    if (!row) throw new AppError('not_found', noSuchShop)
    request.dependsOn('shop', row.id)
    return ok(presentStorefront(row))
  })

  app.get('/api/ajax/guest/front-store/:user/items', {
    schema: {
      tags: ['storefront'], summary: 'What a shop sells', params: storefrontParams, querystring: storefrontItemsQuery,
      response: { 200: list(storefrontItem) },
    },
    config: { auth: 'none', cache: 'public' },
    // Every search counts, also one that is answered from memory and never comes to the handler.
    onResponse: async (request) => { if (isSearch(request.query)) await limits.countFailure(request, 'search') },
  }, async (request) => {
    const { page, term = '', category, sub_category, sort } = request.query
    if (isSearch(request.query)) await limits.mustBeOpen(request, 'search')
    const now = clock.now()
    const words = searchWords(term)
    const found = await listItems(publicDb, {
      username: request.params.user.toLowerCase(), sort, page, now, words, category: category || null, subCategory: sub_category || null,
    })
    if (found.shop_id === null) throw new AppError('not_found', noSuchShop)
    // Signs without a letter or digit find nothing.
    const { items, total } = term.trim() !== '' && words === null ? { items: [], total: 0 } : found
    request.dependsOn('shop', found.shop_id)
    for (const { id } of items) request.dependsOn('product', id)
    request.freshUntil(nextEdgeOf(items, now))
    return okList(items.map((row) => presentListedItem(row, now)), metaOf(page, total, words === null ? mostListed : mostFound))
  })
}

const isSearch = (query: unknown): boolean => (query as { term?: string }).term !== undefined && (query as { term?: string }).term !== ''

function metaOf(page: number, total: number, most: number) {
  const counted = Math.min(total, most)
  return { page, per_page: perPage, total: counted, last_page: Math.max(1, Math.ceil(counted / perPage)), ...(total > most && { total_is_capped: true }) }
}
