import type { ChangedOrder, PlacedOrder } from '@kedai/contracts/orders.ts'
import { useEffect, useRef, useState } from 'react'
import { draftOf } from '../../lib/drafts.ts'
import type { Failure, Result } from '../../lib/http-result.ts'
import { post } from '../../lib/http.ts'
import { fingerprint } from './order-form.ts'
import { forgetOrderKey, noteRefused, openOrderKey, orderKey } from './order-key.ts'
import { type Placed, lastPlaced, onPlacedElsewhere, rememberPlaced, safeTarget } from './placed-order.ts'
import { rememberBuyer } from './buyer-memory.ts'
import { draftName } from './use-values.ts'

// How a submit ends (spec §4): type success, with where to go and a message, or type error, with a message.
export type Outcome =
  | { type: 'none' }
  | { type: 'sending'; progress: number | null }
  | { type: 'success'; placed: Placed }
  | { type: 'changed'; change: ChangedOrder; message: string }
  | { type: 'arrived_before'; message: string }
  | { type: 'error'; message: string; isUnknown: boolean }

type Place = {
  // Tells this order apart from others that are written on this device.
  name: string
  path: string
  // Remembers the buyer for the next order from this shop; null: who orders is not who it is for.
  shop: string | null
  headers?: Record<string, string>
  onInvalid: (failure: Failure) => void
}

export type Order = ReturnType<typeof useOrder>

// Sends the order, once: the button is locked meanwhile, and every try carries the page's key.
export function useOrder({ name, path, headers, shop, onInvalid }: Place) {
  const [outcome, setOutcome] = useState<Outcome>({ type: 'none' })
  const [earlier, setEarlier] = useState<Placed | null>(null)
  const isSending = useRef(false)
  const [firstTry, setFirstTry] = useState<FormData | null>(null)

  useEffect(() => {
    openOrderKey(name)
    setEarlier(lastPlaced(name))
    return onPlacedElsewhere(name, setEarlier)
  }, [name])

  async function send(form: FormData): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    const hasFile = [...form.values()].some((value) => value instanceof File)
    setOutcome({ type: 'sending', progress: hasFile ? 0 : null })
    const result = await post<PlacedOrder>(path, form, {
      headers,
      idempotencyKey: orderKey(name, fingerprint(form)),
      onProgress: hasFile ? (progress) => setOutcome({ type: 'sending', progress }) : undefined,
    })
    isSending.current = result.ok // an order that stands is not sent again
    settle(result, form)
  }

  function settle(result: Result<PlacedOrder>, form: FormData): void {
    if (result.ok) return succeed(result.data, form)
    const isUnknown = result.code === 0 || result.code >= 500
    if ('idempotency_key' in result.fields) return setOutcome({ type: 'arrived_before', message: result.message })
    if (isUnknown) setFirstTry(form)
    else noteRefused(name)
    if (result.code === 409 && isChangedOrder(result.data))
      return setOutcome({ type: 'changed', change: result.data, message: result.message })
    if (result.code === 422) {
      setOutcome({ type: 'none' })
      return onInvalid(result)
    }
    setOutcome({ type: 'error', message: result.message, isUnknown })
  }

  function succeed({ redirect_to, message, order_no }: PlacedOrder, form: FormData): void {
    const target = safeTarget(redirect_to)
    const placed = { orderNo: order_no, message, target: target ?? '' }
    forgetOrderKey(name)
    draftOf(draftName(name)).clear()
    rememberPlaced(name, placed)
    if (shop !== null) rememberBuyer(shop, form)
    setOutcome({ type: 'success', placed })
    if (target) location.assign(target)
  }

  // The first try did arrive: sent again with its own key, it answers with the order that stands.
  async function openFirst(): Promise<void> {
    if (!firstTry) return
    setOutcome({ type: 'sending', progress: null })
    const result = await post<PlacedOrder>(path, firstTry, { headers, idempotencyKey: openOrderKey(name) })
    settle(result, firstTry)
  }

  return {
    outcome,
    earlier,
    send,
    openFirst: firstTry ? openFirst : null,
    sendAsNew: (form: FormData) => (forgetOrderKey(name), send(form)),
    dismiss: () => setOutcome({ type: 'none' }),
    forgetEarlier: () => setEarlier(null),
  }
}

const isChangedOrder = (data: unknown): data is ChangedOrder =>
  typeof data === 'object' && data !== null && 'totals' in data && 'changes' in data && Array.isArray(data.changes)
