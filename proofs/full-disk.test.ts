import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photo } from '../server/src/platform/test-app/pictures.ts'
import { createBrowser } from './harness/browser.ts'
import type { Answer } from './harness/browser.ts'
import { makeDemoHome } from './harness/home.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import { startServer } from './harness/server.ts'

const mounts = mountSmallDisk('1m') !== null
if (!mounts) console.log('not proven here: a full disk (this user may mount none)')

test.skipIf(!mounts)(
  'a full disk: orders and files are refused in words, nothing acknowledged is lost, and it goes on once there is room',
  async () => {
    const disk = mountSmallDisk('900m', true) ?? ''
    const home = await makeDemoHome(disk)
    const server = await startServer({ env: { DATA_DIR: home.dataDir } })
    const ballast = join(disk, 'ballast')
    try {
      await server.ready()
      const browser = createBrowser(server.url)
      await browser.open('/login')
      await addListing(home.sql, 'FULL-DISK', [1_000])
      const acknowledged: number[] = []
      const place = async (at: number): Promise<Answer> => {
        const answer = await browser.post(
          placeUrl('FULL-DISK'),
          buyerNo(at, { paymentMethod: 'cod', notes: 'x'.repeat(200) }),
          { 'idempotency-key': `full-${at}` },
        )
        if (answer.status === 200) acknowledged.push(at)
        return answer
      }
      expect((await place(1)).status).toBe(200)
      fill(ballast, disk)
      expect((await browser.get('/readyz')).status).toBe(503)
      expect((await browser.get('/readyz')).text).toContain('"disk":"full"')
      expect((await browser.get('/healthz')).status).toBe(200)

      const refused: Answer[] = []
      for (let at = 2; at < 400 && refused.length < 8; at++) {
        const answer = await place(at)
        if (answer.status !== 200) refused.push(answer)
        fill(ballast, disk) // what the database gave back meanwhile
      }
      const slip = await browser.multipart(placeUrl('FULL-DISK'), {
        ...buyerNo(900, { paymentMethod: 'bank_transfer', quantity: '1' }),
        paymentProof: { filename: 'slip.jpg', bytes: await photo(900, 600) },
      } as never)
      expect(refused.length).toBeGreaterThan(0)
      for (const { status, headers, body } of [...refused, slip]) {
        expect([507, 503]).toContain(status)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect(body).toMatchObject({ status: false, message: expect.stringMatching(/\w+ \w+ \w+/) })
      }

      rmSync(ballast)
      await expect.poll(async () => (await browser.get('/readyz')).status, { timeout: 90_000, interval: 200 }).toBe(200)
      expect((await place(901)).status).toBe(200)
      const kept = await home.sql<{ buyer_email: string }>(
        `select o.buyer_email from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id where p.view_id = 'FULL-DISK'`,
      )
      expect(kept.map(({ buyer_email }) => buyer_email).sort()).toEqual(
        acknowledged.map((at) => `pembeli${at}@buyer.test`).sort(),
      )
      expect(server.log()).not.toMatch(/"statusCode":500/)
    } finally {
      rmSync(ballast, { force: true })
      await server.stop()
      await home.remove()
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
  400_000,
)

/** A disk of this size in memory; null where none may be mounted. Unless `keep`, it is only tried. */
function mountSmallDisk(size: string, keep = false): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]).status === 0
  if (mounted && keep) return folder
  if (mounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  return mounted ? folder : null
}

function fill(file: string, disk: string): void {
  for (let piece = 4 * 1024 * 1024; piece >= 4096;) {
    const { bavail, bsize } = statfsSync(disk)
    if (bavail * bsize < piece) {
      piece /= 2
      continue
    }
    try {
      appendFileSync(file, Buffer.alloc(piece))
    } catch {
      piece /= 2
    }
  }
}
