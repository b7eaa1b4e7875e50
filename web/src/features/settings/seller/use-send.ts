import type { QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import type { Method } from '../../../lib/wire.ts'
import { toast } from '../../../ui/toast.tsx'

export type Undo = { label: string; run: () => void }

// Null once the server has done it, else why not. What was done is told in passing, with a way back where there is one.
export type Send = (method: Method, path: string, body?: object | FormData, undo?: Undo) => Promise<Failure | null>

// Calls that answer with the whole setting as it is then; the screen shows that answer. With null they answer with a part, and lists are asked for anew.
export function useSend(setting: { queryKey: QueryKey } | null): Send {
  const queryClient = useQueryClient()
  const round = useRef(0)
  return async (method, path, body, undo) => {
    // The same wish sent again after a lost connection is answered with the first result.
    const wish = `${method} ${path} ${JSON.stringify(body instanceof FormData ? [...body].map(told) : (body ?? null))}`
    const turn = ++round.current
    const result = await call<unknown>(method, path, { body, idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    if (!result.ok) return result
    if (setting === null) await queryClient.invalidateQueries()
    else if (turn === round.current) queryClient.setQueryData(setting.queryKey, result.data)
    else void queryClient.invalidateQueries({ queryKey: setting.queryKey })
    if (result.message) toast({ text: result.message, ...(undo && { action: undo }) })
    return null
  }
}

// A file is the same one by its name, size and time.
const told = ([name, value]: [string, FormDataEntryValue]) => [
  name,
  typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`,
]

// For buttons outside of a form: the refusal has no field to stand at.
export const tellFailure = (failure: Failure | null): void => {
  if (failure) toast({ text: failure.message, tone: 'danger' })
}
