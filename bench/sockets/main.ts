// What sockets cost: `npm run bench:sockets [sockets] [events a second]`, 2,000 and 200 unless said. Idle pages listen, each to a
// channel of its own; 50 others share one in which events are told at a fixed rate through the signed HTTP API. Printed: memory of the
// server for each idle socket, how long an event took to each listener, and whether any was missed or came twice.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Pusher from 'pusher'
import { startServer } from '../../proofs/harness/server.ts'
import { memoryOf } from '../machine/memory.ts'

const [idle = 2_000, rate = 200] = process.argv.slice(2).map(Number)
const listeners = 50
const seconds = 20
const app = { id: 'bench', key: 'bench', secret: 'a secret for one bench alone' }

const dataDir = mkdtempSync(join(tmpdir(), 'kedai-bench-sockets-'))
const server = await startServer({
  env: {
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    REALTIME_PORT: '0',
    PUSHER_APP_ID: app.id,
    PUSHER_APP_KEY: app.key,
    PUSHER_APP_SECRET: app.secret,
  },
})
const sockets: WebSocket[] = []
try {
  await server.ready()
  const port = Number(new URL(server.url).port)
  const before = memoryOf(server.pid()).rssMb
  for (let at = 0; at < idle; at++) {
    sockets.push(await openPage(port, `idle-${at}`, () => {}))
    if (at % 200 === 199) await sleep(50)
  }
  await sleep(2_000)
  const idleMb = memoryOf(server.pid()).rssMb - before

  const took: number[] = []
  const heard = new Map<string, number>()
  for (let at = 0; at < listeners; at++)
    sockets.push(
      await openPage(port, 'busy', ({ n, at: sent }) => {
        took.push(performance.timeOrigin + performance.now() - sent)
        const key = `${at} ${n}`
        heard.set(key, (heard.get(key) ?? 0) + 1)
      }),
    )
  const told = await tell(port)
  await sleep(2_000)
  const twice = [...heard.values()].filter((times) => times > 1).length
  console.log(
    `sockets ${idle} idle · ${((idleMb * 1024) / idle).toFixed(1)} kB each · server ${memoryOf(server.pid()).rssMb} MB\n` +
      `events ${told} at ${rate}/s to ${listeners} listeners · p50 ${percentile(took, 50).toFixed(1)} ms · p99 ${percentile(took, 99).toFixed(1)} ms · missed ${told * listeners - heard.size} · twice ${twice}`,
  )
} finally {
  for (const socket of sockets) socket.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Tells events at the rate, each with the moment it was told, whatever the answers take; how many. */
async function tell(port: number): Promise<number> {
  const program = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  })
  const waiting: Promise<unknown>[] = []
  const from = performance.now()
  const total = seconds * rate
  for (let n = 0; n < total; n++) {
    const due = from + (n * 1_000) / rate
    if (due > performance.now()) await sleep(due - performance.now())
    waiting.push(program.trigger('busy', 'news', { n, at: performance.timeOrigin + performance.now() }))
  }
  await Promise.all(waiting)
  return total
}

/** A page that listens to a public channel. */
async function openPage(
  port: number,
  channel: string,
  hear: (data: { n: number; at: number }) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${port}/app/${app.key}?protocol=7&client=bench&version=1`)
  const joined = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as { event: string; data: string }
    if (frame.event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }))
    if (frame.event === 'pusher_internal:subscription_succeeded') joined.resolve()
    if (frame.event === 'news') hear(JSON.parse(frame.data))
  })
  socket.addEventListener('error', () => joined.reject(new Error('a socket was refused')))
  await once(socket, 'open')
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
  await joined.promise
  return socket
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? NaN
}
