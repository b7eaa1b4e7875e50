import type { ProductChange, ProductRun } from '@kedai/contracts/product-runs.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import type { ProductListSearch } from '../../../lib/seller/seller-paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { productPath } from '../api.ts'
import { filtersOf } from '../list/list-address.ts'

// Which products are meant: the ticked ones, or everything that the list shows on all its pages.
export type Chosen = { ids: ReadonlySet<string>; all: ProductListSearch | null }

export type Bulk = {
  isBusy: boolean
  // The refusal of the change itself, by field.
  errors: Record<string, string>
  // A run that wants to be looked at: it still goes on, or some rows were refused.
  run: ProductRun | null
  start: (chosen: Chosen, change: ProductChange) => Promise<boolean>
  undo: (run: ProductRun) => void
  close: () => void
}

// Changes many products at once; what went wrong is shown a row, and all of it can be taken back.
export function useBulk(): Bulk {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [run, setRun] = useState<ProductRun | null>(null)

  function tell(done: ProductRun, message: string | null) {
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    if (!done.is_done || done.refused > 0) return setRun(done)
    toast({ text: message ?? '', action: done.can_undo ? { label: t`Undo`, run: () => void undo(done) } : undefined })
  }
  async function send(path: string, body?: object, key?: string): Promise<boolean> {
    setBusy(true)
    const result = await post<ProductRun>(path, body, { idempotencyKey: key })
    setBusy(false)
    setErrors(result.ok ? {} : result.fields)
    if (result.ok) tell(result.data, result.message)
    else if (Object.keys(result.fields).length === 0) toast({ text: result.message, tone: 'danger' })
    return result.ok
  }
  async function start({ ids, all }: Chosen, change: ProductChange): Promise<boolean> {
    const body = { ...(all ? { all: filtersOf(all) } : { ids: [...ids].map(Number) }), change }
    const scope = `products:bulk:${JSON.stringify(body)}`
    const isDone = await send(productPath('bulk'), body, idempotencyKey(scope))
    if (isDone) forgetIdempotencyKey(scope)
    return isDone
  }
  const undo = (done: ProductRun) => {
    setRun(null)
    void send(productPath('bulk', `${done.id}/undo`))
  }
  return { isBusy, errors, run, start, undo, close: () => (setRun(null), setErrors({})) }
}
