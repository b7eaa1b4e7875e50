import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { call, post } from '../../../lib/http.ts'
import { apiQuery } from '../../../lib/query.ts'
import type { Place } from './tree.ts'

const path = '/api/ajax/seller/categories'

export const categoriesQuery = () => apiQuery<SellerCategory[]>(path)

export const addCategory = (form: { name: string; parent_id: string }) => post<SellerCategory>(path, form)
export const saveCategory = (id: number, form: { name: string; image_id: number | null; revision?: string }) =>
  call<SellerCategory>('PUT', `${path}/${id}`, { body: form })
export const orderCategories = (categories: Place[]) =>
  call<SellerCategory[]>('PUT', `${path}/order`, { body: { categories } })
export const removeCategory = (id: number, form: { move_to?: string }) =>
  post<SellerCategory[]>(`${path}/${id}/remove`, form)
