import type { ImportRow, ProductImport, RowOutcome } from '@kedai/contracts/product-imports.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'

export const importsPath = '/api/ajax/seller/product-imports'
export const importPath = (id: number | string, step = ''): string =>
  [importsPath, encodeURIComponent(id), ...(step ? [step] : [])].join('/')

export const importsQuery = () => ({ ...apiQuery<ProductImport[]>(importsPath), staleTime: 0 })

// While it is at work it is asked again and again; not in a tab that nobody looks at.
export const importQuery = (id: string) => ({
  ...apiQuery<ProductImport>(importPath(id)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: ProductImport } }) =>
    state.data && isAtWork(state.data) ? 700 : false,
})

// Another check or the import itself finds other rows at the same address: what was read before is shown to nobody again.
export const rowsQuery = (id: number, outcome: RowOutcome, page: number) => ({
  ...apiListQuery<ImportRow>(`${importPath(id, 'rows')}?${new URLSearchParams({ outcome, page: String(page) })}`),
  placeholderData: keepPreviousData,
  staleTime: 0,
  gcTime: 0,
})

// The first of the rows whose name is there already.
export const sameNamedQuery = (id: number) => ({
  ...apiListQuery<ImportRow>(`${importPath(id, 'rows')}?only=same_named`),
  staleTime: 0,
  gcTime: 0,
})

export const isAtWork = ({ state }: Pick<ProductImport, 'state'>): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing'

// Files to save; plain links, so that the browser shows its own progress.
export const productsFile = () => fileOfShop('/exports/products.csv')
export const templateFile = '/exports/products-template.csv'
export const refusedFile = (id: number) => fileOfShop(`/exports/product-imports/${id}/refused.csv`)
