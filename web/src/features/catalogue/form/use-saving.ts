import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { toast } from '../../../ui/toast.tsx'
import { productPath, productQuery } from '../api.ts'
import { usePublishedToast } from '../published-toast.ts'
import { toWire } from './to-wire.ts'

export type Saved = { product: SellerProduct } | { failure: Failure; current: SellerProduct | null }

type Wish = { id: number | null; version: number | null; values: ProductValues; status?: 'draft' | 'published' }

/** Sends the form. Null for a second press while the first is under way. */
export function useSaving(): { save: (wish: Wish) => Promise<Saved | null>; isSaving: boolean } {
  const queryClient = useQueryClient()
  const told = usePublishedToast()
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  async function save({ id, version, values, status }: Wish): Promise<Saved | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setSaving(true)
    const body = { ...toWire(values), ...(status && { status }), ...(version !== null && { version }) }
    // A new product sent again after a lost connection is the same one.
    const key = `product:new:${JSON.stringify(body)}`
    const result =
      id === null
        ? await call<SellerProduct>('POST', productPath(), { body, idempotencyKey: idempotencyKey(key) })
        : await call<SellerProduct>('PUT', productPath(id), { body })
    isRunning.current = false
    setSaving(false)
    if (result.ok || result.code !== 0) forgetIdempotencyKey(key)
    if (!result.ok) return { failure: result, current: currentOf(result) }
    queryClient.setQueryData(productQuery(String(result.data.id)).queryKey, result.data)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    if (result.message) toast(status === 'published' ? told(result.message, result.data) : result.message)
    return { product: result.data }
  }
  return { save, isSaving }
}

// What a 409 brings along: the product as somebody else has saved it.
function currentOf({ code, data }: Failure): SellerProduct | null {
  if (code !== 409 || typeof data !== 'object' || data === null || !('current' in data)) return null
  return data.current as SellerProduct // as the contract promises for this call
}
