// A process of its own, on a core of its own: asks a server as fast as it answers, or at a fixed rate, and says how fast that was.
import { askAt } from './ask-at.ts'
import type { Arriving, Job, Loaded, Told } from './asked.ts'
import { openConnection } from './connection.ts'
import type { Connection } from './connection.ts'
import { quantilesOf } from './quantiles.ts'
import { requestMaker } from './requests.ts'

process.once('message', (job: Job) => {
  load(job)
    .then(
      (loaded) => tell({ what: 'loaded', loaded }),
      (error: unknown) => tell({ what: 'failed', why: String(error) }),
    )
    .finally(() => process.disconnect())
})
process.once('disconnect', () => process.exit()) // whoever asked for it is gone

const tell = (told: Told) => void process.send?.(told)

async function load(job: Job): Promise<Loaded> {
  const makeRequest = requestMaker(job.asked, job.port, `${process.pid}-${Date.now()}`)
  const connections = await Promise.all(Array.from({ length: job.connections }, () => openConnection(job.port)))
  try {
    let next = job.from
    const take = () => makeRequest(next++)
    if ('perSecond' in job) {
      if (job.warmUp > 0) await arrive(connections, take, { ...job, seconds: job.warmUp })
      tell({ what: 'measuring' })
      return { ...(await arrive(connections, take, job)), upTo: next }
    }
    if (job.warmUp > 0) await ask(connections, take, { seconds: job.warmUp })
    tell({ what: 'measuring' })
    const counted = await ask(
      connections,
      take,
      'seconds' in job ? { seconds: job.seconds } : { requests: job.requests },
    )
    return { ...counted, upTo: next }
  } finally {
    for (const connection of connections) connection.close()
  }
}

type Until = { seconds: number } | { requests: number }

// Every connection asks again as soon as it was answered, until the time is over or the requests are sent.
function ask(connections: Connection[], take: () => Buffer, until: Until): Promise<Omit<Loaded, 'upTo'>> {
  return new Promise((resolve) => {
    const count = counter()
    const began = performance.now()
    let left = 'requests' in until ? until.requests : Infinity
    let active = connections.length
    const end = 'seconds' in until ? began + until.seconds * 1000 : Infinity

    function again(connection: Connection): void {
      const now = performance.now()
      if (left-- <= 0 || now >= end) return stop()
      connection.send(take(), (reply) => {
        count.add(performance.now() - now, reply?.status ?? 0, reply?.bytes ?? 0, performance.now() - began)
        if (!reply) return stop()
        if (reply.status !== 200) count.refused(reply.status, reply.body)
        again(connection)
      })
    }
    function stop(): void {
      if (--active === 0) resolve(count.result((performance.now() - began) / 1000))
    }
    for (const connection of connections) again(connection)
  })
}

async function arrive(
  connections: Connection[],
  take: () => Buffer,
  { perSecond, seconds }: Arriving,
): Promise<Omit<Loaded, 'upTo'>> {
  const count = counter()
  const began = performance.now()
  await askAt(connections, take, { perSecond, seconds }, (reply, ms) => {
    count.add(ms, reply.status, reply.bytes, performance.now() - began)
    if (reply.status !== 200) count.refused(reply.status, reply.body)
  })
  return count.result((performance.now() - began) / 1000)
}

function counter() {
  const statuses: Record<string, number> = {}
  let times = new Float64Array(65_536)
  let [requests, bytes, lastOk] = [0, 0, 0]
  let firstRefusal: string | null = null
  return {
    add(ms: number, status: number, replyBytes: number, at: number) {
      if (requests === times.length) times = grown(times)
      times[requests++] = ms
      bytes += replyBytes
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) lastOk = at
    },
    refused(status: number, body: () => Buffer) {
      firstRefusal ??= `${status} ${body().toString('utf8', 0, 300)}`
    },
    result: (seconds: number): Omit<Loaded, 'upTo'> => ({
      requests,
      seconds,
      statuses,
      firstRefusal,
      perSecond: requests / seconds,
      bytesPerReply: Math.round(bytes / Math.max(1, requests)),
      secondsToLastOk: lastOk / 1000,
      ...quantilesOf(times.subarray(0, requests)),
    }),
  }
}

function grown(full: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(full.length * 2)
  larger.set(full)
  return larger
}
