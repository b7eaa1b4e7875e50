import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '../../../lib/http-result.ts'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { toast } from '../../../ui/toast.tsx'
import { rentalPath } from './api.ts'

// Does something to a booking; a refusal stays beside what was typed. Sent again after a lost line it is done once.
export function useRentalAction(id: number) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)
  async function run(call: string, body: object | FormData): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setRefused(null)
    const wish = `rental:${id}:${call}`
    const result = await post(rentalPath(id, call), body, { idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('/seller/') })
    setBusy(false)
    if (result.ok) toast(result.message ?? '')
    else setRefused(result)
    return result.ok
  }
  return { run, isBusy, refused }
}
export type RentalAction = ReturnType<typeof useRentalAction>
