import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './harness/browser.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { isFull, report } from './sizes.ts'

const path = '/api/ajax/seller/digital-files'
const mega = 1024 * 1024
const atOnce = 4
const each = (isFull ? 200 : 60) * mega
const few = 24 * mega
/** Kept in memory, the large ones would need 700 MB more than the small (144 in the short run): here are only pieces that wait to be collected. */
const mayGrow = 80 * mega

// A process's memory is read in /proc.
describe.runIf(process.platform === 'linux')('files to be sold', () => {
  let home: Home
  let server: RunningServer
  let seller: Browser
  beforeAll(async () => {
    home = await makeDemoHome()
    server = await startServer({ supervised: true, env: { DATA_DIR: home.dataDir } })
    await server.ready()
    seller = await signInDemoSeller(server.url)
  })
  afterAll(async () => {
    await server.stop()
    await home.remove()
  })

  const files = () =>
    home
      .sql<{ n: number; bytes: number }>(
        `select count(*)::integer as n, coalesce(sum(bytes), 0)::float8 as bytes from files where kind = 'digital_file'`,
      )
      .then(([row]) => row ?? { n: 0, bytes: 0 })
  const drafts = () =>
    readdirSync(join(home.dataDir, 'files', 'drafts')).map((name) => join(home.dataDir, 'files', 'drafts', name))
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1] ?? 0) * 1024

  /** The most memory that the server had while so many files of a size arrived. */
  async function maxMemory(bytes: number): Promise<number> {
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, memory())
    }, 20)
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, n) => upload(seller, server.url, bytes, n).done),
    ).finally(() => clearInterval(watch))
    expect(answers).toEqual(answers.map(() => 200))
    return most
  }

  test(`${atOnce} of ${each / mega} MB arrive at once in no more memory than ${atOnce} of ${few / mega} MB`, async () => {
    const startedAt = performance.now()
    const idle = memory()
    const ofFew = await maxMemory(few)
    const stood = await files()
    const ofMany = await maxMemory(each)
    const stands = await files()
    const told = { 'MB idle': idle, 'MB at most, small': ofFew, 'MB at most, large': ofMany, 'MB after': memory() }
    report(
      'sold files',
      {
        files: atOnce,
        'MB each': each / mega,
        ...Object.fromEntries(Object.entries(told).map(([name, bytes]) => [name, Math.round(bytes / mega)])),
      },
      startedAt,
    )
    expect([stands.n - stood.n, stands.bytes - stood.bytes]).toEqual([atOnce, atOnce * each])
    expect(drafts()).toEqual([])
    expect(ofMany - ofFew).toBeLessThan(mayGrow)
  })

  test('a server killed in the middle keeps no row, and what had arrived goes', async () => {
    const stood = await files()
    const { done, sent } = upload(seller, server.url, 40 * mega, 5, { stopAfter: 20 * mega })
    await expect.poll(() => sent() >= 20 * mega && drafts().length).toBe(1)
    server.kill()
    expect(await done).toBe(0)
    await sleep(5)
    await server.ready()
    expect(await files()).toEqual(stood)
    const [left = ''] = drafts()
    utimesSync(left, new Date(), new Date(Date.now() - 11 * 60_000)) // as if eleven minutes had gone by
    server.kill()
    await sleep(5)
    await server.ready()
    expect(drafts()).toEqual([])
    expect(await upload(seller, server.url, mega, 6).done).toBe(200)
  })
})

type Upload = { done: Promise<number>; sent: () => number }

/** Sends a film of so many bytes as fast as it is taken, holding one piece of it; the status, 0 when no answer came. */
function upload(browser: Browser, url: string, bytes: number, seed: number, { stopAfter = Infinity } = {}): Upload {
  const boundary = 'kedai-film'
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film-${seed}.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
  )
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const piece = Buffer.alloc(64 * 1024, seed)
  let sent = 0
  const done = new Promise<number>((resolve) => {
    const { host, port } = new URL(url)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = request(
      {
        agent: false,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host,
          cookie,
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'sec-fetch-site': 'same-origin',
          'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': String(head.length + bytes + tail.length),
        },
      },
      (answer) => void answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
    asked.once('error', () => resolve(0))
    asked.write(head)
    asked.write(film)
    sent = film.length
    const go = () => {
      while (sent < Math.min(bytes, stopAfter)) {
        const next = piece.subarray(0, Math.min(piece.length, bytes - sent))
        sent += next.length
        if (!asked.write(next)) return void asked.once('drain', go)
      }
      if (sent >= bytes) asked.end(tail)
    }
    go()
  })
  return { done, sent: () => sent }
}
