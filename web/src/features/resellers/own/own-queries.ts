import type { Me } from '@kedai/contracts/auth.ts'
import type { ToSendOrder } from '@kedai/contracts/node-orders.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ResellerMaterial } from '@kedai/contracts/reseller-materials.ts'
import type { AreaProduct, ResellerHome, ResellerOrderRow, ResellerWallet } from '@kedai/contracts/resellers.ts'
import { inShop, listOf, oneOf } from '../../../lib/query-cache.ts'
import { withSearch } from '../../../lib/with-search.ts'

// What a reseller asks of one area of one shop (contract §9).
export type Own = { area: ProgrammeArea; username: string }

const at = ({ area }: Own, page: string, search: { term?: string; page?: number; month?: string | undefined } = {}) =>
  withSearch(`/api/ajax/${area}/${page}`, { ...search, page: search.page === 1 ? undefined : search.page })

export const homeQuery = (own: Own) => inShop(own.username, oneOf<ResellerHome>(at(own, 'home')))
export const productsQuery = (own: Own, term: string, page: number) =>
  inShop(own.username, listOf<AreaProduct>(at(own, 'products', { term, page })))
export const ordersQuery = (own: Own, page: number) =>
  inShop(own.username, listOf<ResellerOrderRow>(at(own, 'orders', { page })))
export const toSendQuery = (own: Own, page: number) =>
  inShop(own.username, listOf<ToSendOrder>(at(own, 'to-send', { page })))
export const materialsQuery = (own: Own) => inShop(own.username, listOf<ResellerMaterial>(at(own, 'materials')))
export const walletQuery = (own: Own, page: number, month: string | undefined) =>
  inShop(own.username, oneOf<ResellerWallet>(at(own, 'wallet', { page, month })))
export const meQuery = (username: string) => inShop(username, oneOf<Me>('/api/ajax/auth/me'))
