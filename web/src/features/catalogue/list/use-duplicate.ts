import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { productPath } from '../api.ts'

/** Makes a draft like the product and opens it. */
export function useDuplicate(): (id: number) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (id) => {
    const scope = `products:copy:${id}`
    const result = await post<SellerProduct>(productPath(id, 'duplicate'), undefined, {
      idempotencyKey: idempotencyKey(scope),
    })
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    forgetIdempotencyKey(scope)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    void navigate(sellerPaths.product(String(result.data.id)))
    toast(result.message ?? '')
  }
}
