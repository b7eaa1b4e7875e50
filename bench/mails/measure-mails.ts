import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBrowser } from '../../proofs/harness/browser.ts'
import { askSocket } from '../../proofs/harness/database.ts'
import { addListing, buyerNo, placeUrl } from '../../proofs/harness/listing.ts'
import { freePort } from '../../proofs/harness/server.ts'
import { findPostmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import { cpuMsOfTree } from '../machine/cpu-time.ts'
import { openMailServer } from '../machine/mail-server.ts'

const orders = 1_000
const atOnce = 12
const restMs = 3_000

/** `cpuMs`: of server and database, without what they use at rest. */
export type MeasuredMails = { mails: number; seconds: number; cpuMs: number }

export const mailsPerSecond = ({ mails, seconds }: MeasuredMails): number => mails / seconds
/** CPU milliseconds; two mails an order. */
export const mailCostOfOrder = ({ mails, cpuMs }: MeasuredMails): number => cpuMs / (mails / 2)

/**
 * Places orders in the checkout at `folder` while the mail server answers nobody, then measures from its first answer to the last
 * mail. Two mails an order: to its buyer and to the shop.
 */
export async function measureMails(folder: string): Promise<MeasuredMails> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kedai-bench-mails-'))
  const mail = await openMailServer()
  const port = await freePort()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '',
      ...(process.env['SMTP_CONNECTIONS'] !== undefined && { SMTP_CONNECTIONS: process.env['SMTP_CONNECTIONS'] }),
      PORT: String(port),
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Kedai <kedai@shop.test>',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      REALTIME_PORT: '0',
    },
  })
  const exited = once(child, 'exit')
  try {
    const url = `http://localhost:${port}`
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(200)
    await addListing(
      (text, values) => askSocket(findPostmaster(join(dataDir, 'database', '18'))?.sockets ?? '', text, values),
      'MAILS',
      [100_000],
    )
    await placeOrders(url, 40, 0) // warm
    await until(() => mail.taken() >= 80)
    const before = mail.taken()
    const release = mail.hold()
    await placeOrders(url, orders, 1_000)
    const [atRest, began, cpuBefore] = [mail.taken(), performance.now(), cpuMsOfTree(child.pid ?? 0)]
    release()
    await until(() => mail.taken() >= before + 2 * orders)
    const [seconds, cpuMs] = [(performance.now() - began) / 1000, cpuMsOfTree(child.pid ?? 0) - cpuBefore]
    // What the server uses when nobody asks for anything is no cost of mails.
    await sleep(restMs)
    const idleFrom = cpuMsOfTree(child.pid ?? 0)
    await sleep(restMs)
    const idleMs = ((cpuMsOfTree(child.pid ?? 0) - idleFrom) / restMs) * seconds * 1000
    return { mails: before + 2 * orders - atRest, seconds, cpuMs: cpuMs - idleMs }
  } finally {
    child.kill('SIGTERM')
    await exited
    mail.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function placeOrders(url: string, count: number, from: number): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const browser = createBrowser(url)
      await browser.open('/login')
      while (next < count) {
        const at = from + next++
        const { status, text } = await browser.post(placeUrl('MAILS'), buyerNo(at, { paymentMethod: 'cod' }), {
          'idempotency-key': `mails-${at}`,
        })
        if (status !== 200) throw new Error(`an order was answered ${status}: ${text.slice(0, 300)}`)
      }
    }),
  )
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20)
}
