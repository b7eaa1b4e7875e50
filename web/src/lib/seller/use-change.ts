import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Failure, Result } from '../http-result.ts'
import { call } from '../http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../idempotency.ts'
import { problemOf } from './changed-elsewhere.ts'
import { toast } from '../../ui/toast.tsx'

// Changes something on the server and shows everything anew; a refusal stays beside what was typed. Sent again after a lost line it is done once.
export function useChange() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isRunning = useRef(false)
  async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<Result<T> | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    const wish = `${method} ${path} ${wordsOf(body)}`
    const result = await call<T>(method, path, { body, idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('/seller/') })
    isRunning.current = false
    setBusy(false)
    if (!result.ok) setFailure(result)
    else if (result.message) toast(result.message)
    return result
  }
  return {
    send,
    isBusy,
    errors: failure?.fields ?? none,
    problem: problemOf(failure),
    forget: () => setFailure(null),
  }
}
export type Change = ReturnType<typeof useChange>

const none: Record<string, string> = {}

// A file is known by its name, size and date: its bytes are not read for it.
const wordsOf = (body: object): string =>
  JSON.stringify(
    body instanceof FormData
      ? [...body].map(([name, value]) => [name, typeof value === 'string' ? value : fileWords(value)])
      : body,
  )
const fileWords = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
