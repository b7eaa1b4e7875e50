import { setTimeout as sleep } from 'node:timers/promises'
import { createBrowser } from './browser.ts'
import type { Browser } from './browser.ts'
import { buyerNo, placeUrl } from './listing.ts'

/** An order a buyer was told of. */
export type Acknowledged = { at: number; orderNo: string }

export type OrderLoad = {
  acknowledged: Acknowledged[]
  /** Answers that were neither an order, nor "in flight", nor "not ready". */
  faults: string[]
  /** How often each status came; 0 is no answer. */
  statuses: Record<number, number>
  /** No new orders; those begun are sent until they are answered. */
  finish(): Promise<void>
}

/**
 * Buyers who order one thing after another and send each form, with its key, until it is answered. At most `concurrency`
 * requests are under way, so what a kill can double is bounded by it.
 */
export function loadWithOrders(url: string, viewId: string, concurrency: number): OrderLoad {
  const load: Omit<OrderLoad, 'finish'> = { acknowledged: [], faults: [], statuses: {} }
  let isRunning = true
  let next = 0
  const buyers = Array.from({ length: concurrency }, async () => {
    const browser = createBrowser(url)
    await insist(
      () => browser.open('/login'),
      ({ status }) => status === 200,
    )
    while (isRunning) {
      await order(browser, next++)
      await sleep(20)
    }
  })

  async function order(browser: Browser, at: number): Promise<void> {
    const form = buyerNo(at, { paymentMethod: 'cod' })
    for (const began = performance.now(); ;) {
      const answer = await browser.post(placeUrl(viewId), form, { 'idempotency-key': `order-${at}` })
      load.statuses[answer.status] = (load.statuses[answer.status] ?? 0) + 1
      if (answer.status === 200) {
        load.acknowledged.push({ at, orderNo: String(answer.body.data?.['order_no']) })
        return
      }
      const mayTryAgain =
        answer.status === 0 ||
        answer.status === 503 ||
        (answer.status === 409 && answer.headers['retry-after'] !== undefined)
      if (!mayTryAgain) {
        load.faults.push(`${answer.status} ${answer.text.slice(0, 300)}`)
        return
      }
      if (performance.now() - began > 60_000) {
        load.faults.push(`order ${at} was never answered, last ${answer.status}`)
        return
      }
      await sleep(50)
    }
  }

  return {
    ...load,
    async finish() {
      isRunning = false
      await Promise.all(buyers)
    },
  }
}

async function insist<T>(work: () => Promise<T>, isGood: (result: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    const result = await work()
    if (isGood(result)) return result
    if (tries === 200) throw new Error('the first page never came')
    await sleep(50)
  }
}
