import { success } from '@kedai/contracts/envelope.ts'
import {
  storefront,
  storefrontFacets,
  storefrontFacetsQuery,
  storefrontItems,
  storefrontItemsQuery,
  storefrontParams,
} from '@kedai/contracts/storefront.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { noSuchShop } from './messages.ts'
import { nextEdgeOf, presentListedItem } from './present/listed-item.ts'
import { nextEdgeOfShop, presentStorefront } from './present/storefront.ts'
import { findStorefront } from './queries/find-storefront.ts'
import { countFacets, findItems } from './find-items.ts'

export async function storefrontRoutes(app: KedaiApp, { publicDb, clock, limits }: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/front-store/:user',
    {
      schema: {
        tags: ['storefront'],
        summary: 'A shop as everybody sees it',
        params: storefrontParams,
        response: { 200: success(storefront) },
      },
      config: { auth: 'none', cache: 'public' },
    },
    async (request) => {
      const row = await findStorefront(publicDb, request.params.user.toLowerCase())
      if (!row) throw new AppError('not_found', noSuchShop)
      request.dependsOn('shop', row.id)
      const now = clock.now()
      request.freshUntil(nextEdgeOfShop(row, now))
      return ok(presentStorefront(row, now))
    },
  )

  const countSearch = async (request: AnyRequest): Promise<void> => {
    if (isSearch(request.query)) await limits.take(request, 'search')
  }

  app.get(
    '/api/ajax/guest/front-store/:user/items',
    {
      schema: {
        tags: ['storefront'],
        summary: 'What a shop sells',
        params: storefrontParams,
        querystring: storefrontItemsQuery,
        response: { 200: storefrontItems },
      },
      // Every search counts, also one that is answered from memory and never comes to the handler.
      config: { auth: 'none', cache: 'public', beforeKept: countSearch, counts: ['search?'] },
    },
    async (request) => {
      const {
        page,
        term = '',
        category,
        sub_category,
        sort,
        price_min,
        price_max,
        in_stock: inStock,
        on_promo: onPromo,
      } = request.query
      await countSearch(request)
      const now = clock.now()
      const facets = { priceMin: readPrice(price_min), priceMax: readPrice(price_max), inStock, onPromo }
      const found = await findItems(publicDb, {
        username: request.params.user.toLowerCase(),
        sort,
        page,
        now,
        term,
        category: category || null,
        subCategory: sub_category || null,
        facets,
      })
      if (found === null) throw new AppError('not_found', noSuchShop)
      request.dependsOn('shop', found.shopId)
      const { items, popular } = found
      for (const { id } of [...items, ...popular]) request.dependsOn('product', id)
      request.freshUntil(nextEdgeOf([...items, ...popular], now))
      const present = (rows: typeof items) => rows.map((row) => presentListedItem(row, now))
      return okList(present(items), { ...found.meta, ...(popular.length > 0 && { popular: present(popular) }) })
    },
  )

  app.get(
    '/api/ajax/guest/front-store/:user/facets',
    {
      schema: {
        tags: ['storefront'],
        summary: 'How many items a narrower list would hold',
        params: storefrontParams,
        querystring: storefrontFacetsQuery,
        response: { 200: success(storefrontFacets) },
      },
      config: { auth: 'none', limits: ['search'] },
    },
    async (request) => {
      const {
        term = '',
        category,
        sub_category,
        price_min,
        price_max,
        in_stock: inStock,
        on_promo: onPromo,
      } = request.query
      const facets = { priceMin: readPrice(price_min), priceMax: readPrice(price_max), inStock, onPromo }
      const counted = await countFacets(publicDb, {
        username: request.params.user.toLowerCase(),
        now: clock.now(),
        term,
        category: category || null,
        subCategory: sub_category || null,
        facets,
      })
      if (!counted) throw new AppError('not_found', noSuchShop)
      return ok(counted)
    },
  )
}

const isSearch = (query: unknown): boolean =>
  (query as { term?: string }).term !== undefined && (query as { term?: string }).term !== ''

const readPrice = (typed: string | undefined): number | null => (typed ? parseRinggit(typed) : null)
