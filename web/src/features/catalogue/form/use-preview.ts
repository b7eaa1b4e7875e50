import type { PreviewedProduct } from '@kedai/contracts/product-preview.ts'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { previewPath } from '../api.ts'
import { toWire } from './to-wire.ts'

/** How buyers would see what stands in the form, `shown` until it is closed. */
export function usePreview(id: number | null, onRefused: (failure: Failure, values: ProductValues) => void) {
  const [shown, setShown] = useState<PreviewedProduct | null>(null)
  const [isAsking, setAsking] = useState(false)
  async function ask(values: ProductValues): Promise<void> {
    if (isAsking) return
    setAsking(true)
    const result = await call<PreviewedProduct>('POST', previewPath, { body: { ...toWire(values), id } })
    setAsking(false)
    if (result.ok) setShown(result.data)
    else onRefused(result, values)
  }
  return { shown, isAsking, ask, close: () => setShown(null) }
}
