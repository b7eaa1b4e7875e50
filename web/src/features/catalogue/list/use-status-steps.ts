import type { ProductStatus, SellerProduct } from '@kedai/contracts/seller-products.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../../lib/http.ts'
import { toast } from '../../../ui/toast.tsx'
import { productPath, productQuery } from '../api.ts'
import { usePublishedToast } from '../published-toast.ts'

type Step = 'publish' | 'unpublish' | 'archive' | 'restore'

/** On sale, off sale, in and out of the archive: done at once, with a way back in the toast. */
export function useStatusSteps(
  { id, status }: { id: number; status: ProductStatus },
  onDone?: (product: SellerProduct) => void,
): Record<Step, () => void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const told = usePublishedToast()
  async function run(step: Step, undo: (() => void) | null, body?: object): Promise<void> {
    const result = await post<SellerProduct>(productPath(id, step), body)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.setQueryData(productQuery(String(id)).queryKey, result.data)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    onDone?.(result.data)
    const text = result.message ?? ''
    toast(
      step === 'publish' && !result.data.is_payable
        ? told(text, result.data)
        : { text, action: undo ? { label: t`Undo`, run: undo } : undefined },
    )
  }
  // Undone means as it was: what was on sale is on sale again.
  const back = () => void run('restore', null, { status: status === 'published' ? 'published' : 'draft' })
  return {
    publish: () => void run('publish', () => void run('unpublish', null)),
    unpublish: () => void run('unpublish', () => void run('publish', null)),
    archive: () => void run('archive', back),
    restore: () => void run('restore', () => void run('archive', null)),
  }
}
