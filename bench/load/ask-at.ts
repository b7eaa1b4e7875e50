import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Reply } from './connection.ts'

/**
 * Asks at fixed moments, whether the server keeps up or not, as buyers come: what finds no free connection waits for one. Tells of
 * each answer how long it took from the moment it was meant to be asked, so a server that stands still is not spared the requests
 * that it kept from being sent. Ends with the last answer.
 * @param perSecond arrivals
 * @throws Error when a line breaks.
 */
export async function askAt(
  connections: readonly Pick<Connection, 'send'>[],
  take: () => Buffer,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  told: (reply: Reply, msFromIntended: number) => void,
): Promise<void> {
  const free = [...connections]
  const due: number[] = []
  const count = Math.floor(perSecond * seconds)
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let answered = 0

  function send(): void {
    while (free.length > 0 && due.length > 0) {
      const [connection, intended] = [free.pop(), due.shift()]
      if (!connection || intended === undefined) return
      connection.send(take(), (reply) => {
        if (!reply) return reject(new Error('a line to the server broke'))
        told(reply, performance.now() - intended)
        free.push(connection)
        if (++answered === count) return resolve()
        send()
      })
    }
  }

  for (let n = 0; n < count;) {
    const now = performance.now()
    for (; n < count && began + (n * 1000) / perSecond <= now; n++) due.push(began + (n * 1000) / perSecond)
    send()
    await Promise.race([sleep(1), promise])
  }
  if (count > 0) await promise
}
