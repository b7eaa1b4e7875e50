import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileFiles } from '../server/src/platform/parsing/hostile.fixture.ts'
import type { Answer, Browser } from './harness/browser.ts'
import { expectWithin } from './harness/expect-within.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { watchServer } from './harness/watch-server.ts'
import type { Watched } from './harness/watch-server.ts'
import { isFull, report } from './sizes.ts'

const imports = '/api/ajax/seller/product-imports'
/** What a file may cost at most on an idle machine; a busy one is measured meanwhile. */
const promised = { tookMs: 2_000, healthMs: 100, megabytes: 150 }
const files = hostileFiles.filter(({ isLarge = false }) => isFull || !isLarge)

// Memory is read from /proc.
describe.runIf(process.platform === 'linux')('a server that is sent files made to harm it', () => {
  let home: Home
  let server: RunningServer
  let seller: Browser
  let port: number
  let careless: ChildProcess
  let carelessPort: number
  beforeAll(async () => {
    home = await makeDemoHome()
    server = await startServer({ env: { DATA_DIR: home.dataDir } })
    await server.ready(180_000)
    port = Number(new URL(server.url).port)
    seller = await signInDemoSeller(server.url)
    await seller.multipart(imports, { file: { filename: 'a.csv', bytes: Buffer.from('title,price\nMug,25\n') } })
    careless = fork(join(import.meta.dirname, 'harness/careless-parser.ts'), { execArgv: [] })
    carelessPort = ((await once(careless, 'message')) as [number])[0] // as it says
  })
  afterAll(async () => {
    careless?.disconnect()
    await server?.stop()
    await home?.remove()
  })

  const watched = () => ({ port, pid: server.pid(), besides: carelessPort })

  test.each(files)('$name', async ({ name, make }) => {
    const bytes = make()
    expect(bytes.length).toBeLessThan(8 * 1024 * 1024)
    await keepsPromise(async () => {
      const startedAt = performance.now()
      const seen = await watchServer(watched(), () =>
        seller.multipart(imports, { file: { filename: 'a.xlsx', bytes } }),
      )
      const {
        result: { status, body },
        tookMs,
        memory,
        slowness,
      } = seen
      report(
        'hostile-files',
        { file: name, kB: Math.round(bytes.length / 1024), status, ms: Math.round(tookMs), MB: memory, ...told(seen) },
        startedAt,
      )
      expect([200, 422]).toContain(status)
      if (status === 422) expect(body.message).toMatch(/\w+ \w+ \w+/)
      expectWithin('reading the file', tookMs / slowness, promised.tookMs)
      expectWithin('the wait of others', waits(seen), promised.healthMs)
      expect(memory).toBeLessThan(promised.megabytes)
    })
  })

  test('many at once: as many as may wait are read, the others are asked to come again', async () => {
    const bytes = Buffer.from(`a,b\n${'x,y\n'.repeat(19_000)}`)
    await keepsPromise(async () => {
      const { result: answers, ...seen } = await watchServer(watched(), () =>
        Promise.all(
          Array.from({ length: 24 }, () => seller.multipart(imports, { file: { filename: 'a.csv', bytes } })),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
      for (const { headers, status } of answers) if (status === 503) expect(headers['retry-after']).toMatch(/^\d+$/)
      expectWithin('the wait of others', waits(seen), promised.healthMs * 3) // their rows are written meanwhile
    })
  })

  test('a picture without a code that is slow to search', async () => {
    const picture = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .png()
      .toBuffer()
    await keepsPromise(async () => {
      const {
        result: { status },
        ...seen
      } = await watchServer(watched(), () =>
        seller.multipart('/api/ajax/seller/duitnow-qr', { picture: { filename: 'a.png', bytes: picture } }),
      )
      expect(status).toBe(422)
      expectWithin('reading the file', seen.tookMs / seen.slowness, promised.tookMs)
      expectWithin('the wait of others', waits(seen), promised.healthMs)
    })
  })

  test('twelve pictures of 12 megapixels at once, each held whole while it is opened', async () => {
    const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    await keepsPromise(async () => {
      const startedAt = performance.now()
      const { result: answers, ...seen } = await watchServer(watched(), () =>
        Promise.all(
          Array.from({ length: 12 }, (): Promise<Answer> =>
            seller.multipart('/api/ajax/seller/pictures', { picture: { filename: 'a.jpg', bytes } }),
          ),
        ),
      )
      report(
        'hostile-files',
        {
          pictures: answers.length,
          taken: answers.filter(({ status }) => status === 200).length,
          MB: seen.memory,
          ...told(seen),
        },
        startedAt,
      )
      for (const { status } of answers) expect([200, 503]).toContain(status)
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      expect(seen.memory).toBeLessThan(400) // all twelve at once would be above a thousand
      expectWithin('the wait of others', waits(seen), promised.healthMs)
    })
  })

  test('control: a file that is looked at on the thread that answers requests is noticed', async () => {
    const upload = () =>
      new Promise<void>((resolve, reject) => {
        request({ host: '127.0.0.1', port: carelessPort, method: 'POST', path: '/' }, (answer) =>
          answer.resume().once('end', resolve),
        )
          .once('error', reject)
          .end()
      })
    await expect(
      keepsPromise(async () => {
        const seen = await watchServer({ port: carelessPort, pid: careless.pid ?? 0, besides: port }, upload)
        report('hostile-files', { control: 1, ...told(seen) }, performance.now())
        expectWithin('the wait of others', waits(seen), promised.healthMs)
      }),
    ).rejects.toThrow('too late: the wait of others')
  })
})

// What else the machine does only ever makes one wait longer, so the best of three measures the server. One that blocks does so each time.
async function keepsPromise(measure: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await measure()
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

// What the server itself makes one wait, on an idle machine: without what an idle server next to it makes one wait, and that twice over on
// a busy machine, which is never fair.
const waits = ({ healthMs, besidesMs, slowness }: Omit<Watched<unknown>, 'result'>): number =>
  slowness < 1.5 ? healthMs - besidesMs : (healthMs - 2 * besidesMs) / slowness

const told = ({ healthMs, besidesMs, slowness }: Omit<Watched<unknown>, 'result'>) => ({
  health: Math.round(healthMs),
  besides: Math.round(besidesMs),
  slowness: Math.round(slowness * 10) / 10,
})
