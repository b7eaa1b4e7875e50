import type { ProductChangeEntry, ProductRun } from '@kedai/contracts/product-runs.ts'
import type { OfferableVariation, ProductRow, SellerCategory, SellerProduct } from '@kedai/contracts/seller-products.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../lib/query.ts'
import type { ProductListSearch } from '../../lib/seller/seller-paths.ts'
import { withSearch } from '../../lib/with-search.ts'

const path = '/api/ajax/seller/products'

/** What buyers would see of a form; nothing is saved. */
export const previewPath = `${path}/preview`

export const productsQuery = (search: ProductListSearch) => ({
  ...apiListQuery<ProductRow>(withSearch(path, search)),
  placeholderData: keepPreviousData,
})

export const productSumPath = ({ page: _page, sort: _sort, ...search }: ProductListSearch): string =>
  withSearch(`${path}/sum`, search)

// A form must not be replaced under the hand of who fills it in: it is asked for once, when it is opened.
export const productQuery = (id: string) => ({
  ...apiQuery<SellerProduct>(productPath(id)),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const categoriesQuery = () => apiQuery<SellerCategory[]>(categoriesPath)

export const runQuery = (id: number) => apiQuery<ProductRun>(productPath('bulk', String(id)))

export const changesQuery = (id: number, version: number) => ({
  ...apiQuery<ProductChangeEntry[]>(`${productPath(id, 'changes')}?v=${version}`),
  staleTime: 0,
})

export const offerableQuery = (term: string) => ({
  ...apiQuery<OfferableVariation[]>(withSearch(`${path}/variations`, { term })),
  placeholderData: keepPreviousData,
})

export const productPath = (id?: string | number, step = ''): string =>
  [path, ...(id === undefined ? [] : [encodeURIComponent(id)]), ...(step ? [step] : [])].join('/')
export const categoriesPath = '/api/ajax/seller/categories'
export const picturesPath = '/api/ajax/seller/pictures'
