import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import type { Method } from '../../../lib/wire.ts'
import { toast } from '../../../ui/toast.tsx'
import { forgetInvoiceLists, invoiceQuery } from '../api.ts'

export type Wish = {
  // What the screen calls it: which button turns, and where its refusal stands.
  name: string
  method?: Method
  path: string
  body?: object | FormData
  onProgress?: (share: number) => void
}

export type InvoiceAction = {
  // Its answer once the server has done it, else null; the screen then shows the invoice as it stands. A second press while one is under way does nothing.
  run: <Answer = InvoiceView>(wish: Wish) => Promise<{ data: Answer } | null>
  running: string | null
  // Why the last one was refused, and which it was.
  refused: (Failure & { name: string }) | null
  forget: () => void
}

// Does something to an invoice. Never ahead of the server: these move money.
export function useInvoiceAction(hashslug: string): InvoiceAction {
  const queryClient = useQueryClient()
  return useAction(async (isGone) => {
    forgetInvoiceLists(queryClient)
    if (isGone) queryClient.removeQueries({ queryKey: invoiceQuery(hashslug).queryKey })
    else await queryClient.invalidateQueries({ queryKey: invoiceQuery(hashslug).queryKey })
  })
}

// The same for whatever is fetched anew by `showAnew`; `isGone`: it was deleted.
export function useAction(showAnew: (isGone: boolean) => Promise<void>): InvoiceAction {
  const [running, setRunning] = useState<string | null>(null)
  const [refused, setRefused] = useState<InvoiceAction['refused']>(null)
  const isRunning = useRef(false)

  async function run<Answer>({
    name,
    method = 'POST',
    path,
    body,
    onProgress,
  }: Wish): Promise<{ data: Answer } | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setRunning(name)
    setRefused(null)
    // The same wish sent again after a lost connection is answered with the first result.
    const wish = `${method} ${path} ${textOf(body)}`
    const result = await call<Answer>(method, path, {
      body: body ?? (method === 'GET' ? undefined : {}),
      onProgress,
      ...(method !== 'GET' && { idempotencyKey: idempotencyKey(wish) }),
    })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    // The invoice is fetched anew, after a refusal as well: a failed delivery is on it, and it may have changed meanwhile. spec §4
    if (result.ok || result.code !== 0) await showAnew(result.ok && method === 'DELETE')
    isRunning.current = false
    setRunning(null)
    if (!result.ok) return (setRefused({ ...result, name }), null)
    if (result.message) toast(result.message)
    return { data: result.data }
  }

  return { run, running, refused, forget: () => setRefused(null) }
}

const textOf = (body: object | undefined): string =>
  body instanceof FormData
    ? JSON.stringify(
        [...body].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`,
        ]),
      )
    : JSON.stringify(body ?? null)
