import { parentPort } from 'node:worker_threads'
import type { Transferable } from 'node:worker_threads'
import { threadReady } from './worker-thread.ts'
import type { ThreadAnswer } from './worker-thread.ts'

/** Called by the file that a thread runs: answers each order with what `work` makes of it. `transfer`: memory that is handed over, not copied. */
export function answerOrders<Order, Result>(
  work: (order: Order) => Promise<{ result: Result; transfer: Transferable[] }>,
): void {
  parentPort?.on('message', async (order: Order) => {
    const [answer, transfer] = await work(order).then(
      ({ result, transfer }): [ThreadAnswer<Result>, Transferable[]] => [{ ok: true, result }, transfer],
      (error: unknown): [ThreadAnswer<Result>, Transferable[]] => [
        { ok: false, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        [],
      ],
    )
    parentPort?.postMessage(answer, transfer)
  })
  parentPort?.postMessage(threadReady)
}
