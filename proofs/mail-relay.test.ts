import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, textOf, type Taken } from '../server/src/platform/mail/mail-server.fixture.ts'
import { registrationFor } from '../server/src/platform/test-app/registration-for.ts'
import { createBrowser } from './harness/browser.ts'
import type { Browser, Envelope } from './harness/browser.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'

// Somebody with a free account writes to strangers through the server, with its own default limits.
const invoices = '/api/ajax/seller/invoices'
const plain = { buyer: { name: 'Orang' }, invoice_items: [{ item_name: 'Cawan', quantity: '1', amount: '10.00' }] }
let home: Home
let server: RunningServer
let mail: Awaited<ReturnType<typeof startMailServer>>
let spammer: Browser
beforeAll(async () => {
  home = await makeDemoHome()
  mail = await startMailServer()
  server = await startServer({ env: { DATA_DIR: home.dataDir, SMTP_URL: mail.url } })
  await server.ready()
  spammer = createBrowser(server.url)
  await spammer.open('/register')
  await spammer.post('/api/ajax/auth/register', registrationFor('kedai-sampah'))
})
afterAll(async () => {
  await server.stop()
  await mail.close()
  await home.remove()
})

const strangers = () => mail.taken.flatMap(({ to }) => to).filter((to) => to.endsWith('@orang.test'))

const hashslugOf = ({ data }: Envelope) => /invoices\/([\w-]+)/.exec(String(data?.['redirectTo']))?.[1] ?? ''

let written = 0
async function writeTo(count: number, cc: string[] = []): Promise<number[]> {
  const made = await Promise.all(Array.from({ length: count }, () => spammer.post(invoices, plain)))
  return (
    await Promise.all(
      made.map(async ({ body }) => {
        const to = `orang${(written += 1)}@orang.test`
        const copies = cc.map((name) => `${name}${written}@orang.test`).join(', ')
        return spammer.post(`${invoices}/send/${hashslugOf(body)}`, {
          channels: ['email'],
          to,
          cc: copies,
          subject: 'Menang',
          message: 'Klik',
          attach_pdf: '0',
        })
      }),
    )
  ).map(({ status }) => status)
}

async function confirm(): Promise<void> {
  const tokenOf = async (letter: Taken) => /confirm-email\?token=([\w-]+)/.exec(await textOf(letter))?.[1]
  let token: string | undefined
  for (let tries = 0; token === undefined && tries < 200; tries++) {
    await sleep(100)
    token = (await Promise.all(mail.taken.map(tokenOf))).find((found) => found !== undefined)
  }
  expect((await spammer.post('/api/ajax/auth/confirm-email', { token: token ?? '' })).status).toBe(200)
}

test('before the address is confirmed nobody gets anything', async () => {
  expect(new Set(await writeTo(20, ['salinan']))).toEqual(new Set([403]))
  expect(strangers()).toEqual([])
})

test('then 160 strangers at once: 100 recipients in the first week, copies counted, the rest told when', async () => {
  await confirm()
  const withCopies = await writeTo(20, ['satu', 'dua'])
  const alone = [...(await writeTo(50)), ...(await writeTo(50)), ...(await writeTo(20))]
  const all = [...withCopies, ...alone]
  expect(all.filter((status) => status !== 200 && status !== 429 && status !== 503)).toEqual([]) // 503: a slow machine is crowded, and nothing was sent
  const sentOf = (statuses: number[]) => statuses.filter((status) => status === 200).length
  expect(strangers().length).toBe(sentOf(withCopies) * 3 + sentOf(alone))
  expect(strangers().length).toBeLessThanOrEqual(100)
  expect(strangers().length).toBeGreaterThan(90) // who lost a race may have been refused with room left
  const { body } = await spammer.post(invoices, plain)
  const told = await spammer.post(`${invoices}/send/${hashslugOf(body)}`, {
    channels: ['email'],
    to: 'akhir@orang.test',
    cc: 'a@orang.test, b@orang.test, c@orang.test, d@orang.test, e@orang.test',
  })
  expect([told.status, told.body.message]).toEqual([429, expect.stringMatching(/again from \d{4}-\d\d-\d\d 00:00/)])
}, 120_000)

test('and an open demo shop of before goes on as it did', async () => {
  const seller = createBrowser(server.url)
  await seller.open('/login')
  await seller.post('/api/ajax/auth/login', { email: 'seller@demo.test', password: 'demo-seller-1' })
  const { body } = await seller.post(invoices, plain)
  expect(
    (
      await seller.post(`${invoices}/send/${hashslugOf(body)}`, {
        channels: ['email'],
        to: 'pelanggan@kedai.test',
        attach_pdf: '0',
      })
    ).status,
  ).toBe(200)
})
