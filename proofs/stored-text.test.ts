import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import type { TestClient } from '../server/src/platform/test-app/test-client.ts'
import { screensBehindTheCounter } from './harness/screens.ts'
import { watchPage } from './harness/page-at-rest.ts'
import { openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { readOperations } from './openapi/operations.ts'
import type { Operation } from './openapi/operations.ts'
import { report } from './sizes.ts'
import { counterPaths } from './stored-text/counter-paths.ts'
import { importEverywhere } from './stored-text/import-everywhere.ts'
import { thingsOf } from './stored-text/things.ts'
import { marksIn, textFieldsOf } from './stored-text/text-fields.ts'
import { payload, trustingPages, trustingPaths } from './stored-text/trusting-pages.ts'
import { formulasIn, look, watch } from './stored-text/watch-page.ts'
import type { Sight } from './stored-text/watch-page.ts'
import { noPlace, writeEverywhere } from './stored-text/write-everywhere.ts'
import type { Trial, Written } from './stored-text/write-everywhere.ts'
import { keepsNothing, shownNowhere } from './stored-text/known.ts'
import { writings } from './stored-text/writings.ts'

let world: World
let operations: Operation[]
let browser: Browser
let url: string
const written = new Map<string, Written>()
const seen = new Set<number>()
const trials = (): Trial[] => [...written.values()].flatMap((one) => one.trials)
const things = thingsOf(written)
const { idOf, payer, placed, productsOfShapes, collected, slugsOf } = things

beforeAll(async () => {
  world = await openWorld([trustingPages])
  operations = await readOperations(world.kedai.app)
  await world.kedai.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://localhost:${(world.kedai.app.server.address() as AddressInfo).port}` // it listens on a port
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
}, 300_000)
afterAll(async () => {
  await browser.close()
  await world.kedai.close()
})

async function pageOf(client: TestClient): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await watch(context)
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return { page, context }
}

const harmless = ({ ran, planted }: Sight) => ({ ran, planted })

/** Opens pages, two at a time; nothing may run in any, and what they show is noted. */
async function expectHarmless(client: TestClient, paths: readonly string[]): Promise<void> {
  const left = paths.values()
  await Promise.all([left, left].map((own) => expectEachHarmless(client, own)))
}

async function expectEachHarmless(client: TestClient, paths: Iterable<string>): Promise<void> {
  const { page, context } = await pageOf(client)
  const { open } = watchPage(page)
  for (const path of paths) {
    await open(url + path)
    for (const summary of await page.locator('details:not([open]) > summary').all())
      await summary.click({ timeout: 500 }).catch(() => {}) // one that is covered stays shut
    const sight = await look(page)
    expect([path, harmless(sight)]).toEqual([path, { ran: [], planted: [] }])
    for (const mark of sight.marks) seen.add(mark)
  }
  await context.close()
}

test('control: what is put raw into a page or a mail is caught', async () => {
  const { page, context } = await pageOf(world.people.guest)
  for (const path of trustingPaths) {
    await watchPage(page).open(url + path)
    const onPage = await look(page)
    expect([path, onPage.ran.some((line) => line.startsWith('policy script-src')), onPage.planted.length]).toEqual([
      path,
      true,
      1,
    ])
    await expect(expectHarmless(world.people.guest, [path])).rejects.toThrow('to deeply equal')
  }
  await page.goto('about:blank')
  await page.setContent(`<p>${payload}</p>`)
  await expect.poll(async () => (await look(page)).ran).toEqual(['ran 1'])
  await page.setContent('<a href=" JavaScript:__r(2)">x</a>')
  expect((await look(page)).planted).toHaveLength(1)
  await context.close()
  expect(formulasIn('title,note\r\n=1+1,"-2+3, ""x"""\r\n-5.00,\'=1\r\n')).toEqual(['=1+1', '-2+3, ""x""'])
})

test('every call that takes words is known to keep them or not', () => {
  const taking = operations
    .filter((operation) => operation.writes && textFieldsOf(operation).length > 0)
    .map(({ name }) => name)
  expect([...Object.keys(writings), ...Object.keys(keepsNothing)].toSorted()).toEqual(taking.toSorted())
})

test('every text field takes what would run, or refuses it in words', async () => {
  const troubles: string[] = []
  for (const [name, writing] of Object.entries(writings)) {
    const operation = operations.find((one) => one.name === name)
    if (!operation) throw new Error(`${name} is no call`)
    const isTried = (path: string) =>
      trials().some((one) => one.operation === name && one.path === path && one.refusal !== noPlace)
    for (const [at, shape] of [{}, ...(writing.others ?? [])].entries())
      await writeEverywhere(world, operation, { ...writing, ...shape }, isTried).then(
        (one) => written.set(at === 0 ? name : `${name}, shape ${at}`, one),
        (error: unknown) => troubles.push(String(error)),
      )
  }
  expect(troubles.join('\n')).toBe('') // as one text: a list would be folded in the report's line
  written.set('a file of products', await importEverywhere(world))
  await world.kedai.runJobs()
  console.log(
    trials()
      .map(
        ({ mark, operation, path, kept, refusal }) => `${mark} ${operation} ${path}: ${kept ?? `refused, ${refusal}`}`,
      )
      .join('\n'),
  )
  const tried = new Set(
    trials()
      .filter(({ refusal }) => refusal !== noPlace)
      .map(({ path }) => path),
  )
  expect([
    ...new Set(
      trials()
        .map(({ path }) => path)
        .filter((path) => !tried.has(path)),
    ),
  ]).toEqual([
    // They name a field before the first.
    'collection.fields.0.show_when.key',
    'collection.fields.0.show_when.equals',
    // Words of a search, used at once.
    'orders.all.term',
    'orders.all.tag',
  ])
  expect(trials().filter(({ path, kept }) => /link$|socmed/.test(path) && kept !== null)).toEqual([])
  expect(trials().filter(({ kept }) => kept !== null).length).toBeGreaterThan(80)
})

test('nothing of it runs in front of buyers', async () => {
  const { kedai, people, shops } = world
  const placedToken = String(placed().redirect_to).split('/').at(-1) ?? ''
  const viewIds = await kedai.asOwner<{ v: string }>(
    `select view_id as v from products where shop_id = $1 and status = 'published' and title like '%__r(%' order by id desc limit 6`,
    [shops.demo.shopId],
  )
  const opened = await kedai.asOwner<{ v: string }>(`select username as v from shops where name like '%__r(%'`)
  const orders = [...written].flatMap(([, { ids }]) => (ids['token'] && ids['order_no'] ? [ids['token']] : []))
  const sandbox = await orderIn(world, 'demo')
  const ownPage = written.get('POST /api/ajax/seller/pages')?.answer.body.data
  await people.owner.post(`/api/ajax/seller/pages/${ownPage.id}/publish`)
  await expectHarmless(people.guest, [
    `/s/demo/p/${ownPage.slug}`,
    ...slugsOf('invoices').map((slug) => `/s/demo/view/invoice/${slug}`),
    ...slugsOf('quotes').map((slug) => `/s/demo/view/quote/${slug}`),
    '/s/demo',
    `/s/demo?q=${encodeURIComponent('onerror')}`,
    '/s/demo/policies',
    ...viewIds.map(({ v }) => `/s/demo/i/${v}`),
    ...productsOfShapes().map(({ view_id: viewId }) => `/s/demo/i/${viewId}`),
    ...opened.map(({ v }) => `/s/${v}`),
    `/order/${placedToken}`,
    `/order/${String(collected().redirect_to).split('/').at(-1)}`,
    `/member/${idOf('POST /api/ajax/guest/member/{token}/renew', 'token')}`,
    ...orders.flatMap((token) => [`/order/${token}`, `/order/${token}/rate`, `/track/${token}`]),
    `/order/${sandbox.token}`,
    `/invitation?token=${idOf('POST /api/ajax/auth/invitations/{token}/accept', 'token')}`,
    '/',
    '/login',
    '/register',
    '/forgot',
    '/reset?token=x',
    '/nowhere',
  ])
})

test('nothing of it runs behind the counter', async () => {
  const { kedai, people, shops } = world
  const { shopId } = shops.demo
  const ids = async (text: string) => (await kedai.asOwner<{ v: string }>(text, [shopId])).map(({ v }) => String(v))
  const orderNos = [...new Set([...written.values()].flatMap((one) => one.ids['order_no'] ?? []))]
  const { order_no: no } = placed()
  orderNos.push(collected().order_no)
  const { body: run } = await people.owner.post('/api/ajax/seller/order-runs', {
    action: 'print',
    orders: { order_nos: [no, ...orderNos] },
  })
  await kedai.runJobs()
  const { body: log } = await people.owner.get('/api/ajax/seller/activity')
  const productIds = [
    idOf('PUT /api/ajax/seller/products/{id}', 'id'),
    ...productsOfShapes().map(({ id }) => String(id)),
    ...(await ids(`select id as v from products where shop_id = $1 and title like '%__r(%' order by id desc limit 4`)),
  ]
  const paths = await counterPaths({
    no,
    orderNos,
    productIds,
    runId: run.data.id,
    activityPages: log.meta.last_page,
    things,
    ids,
  })
  const isVisited = (pattern: string) =>
    paths.some((path) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`).test(path))
  expect(screensBehindTheCounter().filter((pattern) => !isVisited(pattern))).toEqual([])
  await expectHarmless(people.owner, paths)
  await expectHarmless(people.helper, ['/seller/settings/account'])
})

test('nothing of it runs on the screens of operators', async () => {
  const shop = idOf('POST /api/ajax/operator/shops/{shop}/suspend', 'shop')
  await expectHarmless(world.people.guest, [`/s/${shop}`])
  await expectHarmless(world.people.operator, [
    '/operator',
    '/operator?search=__r(',
    `/operator/shops/${shop}`,
    '/operator/shops/demo',
    '/operator/failures/mails',
    '/operator/failures/jobs',
    '/operator/failures/webhooks',
    '/operator/alerts',
    '/operator/operators',
    `/operator/operators/${idOf('PUT /api/ajax/operator/operators/{operator_id}/access', 'operator_id')}`,
    '/operator/log',
    '/operator/nowhere',
  ])
})

test('nothing of it runs in a mail', async () => {
  const mails = await world.kedai.mailbox()
  const { page, context } = await pageOf(world.people.guest)
  let shown = 0
  for (const html of new Set(mails.map((mail) => mail.html))) {
    if (marksIn(html).length === 0) continue
    await page.setContent(html)
    const sight = await look(page)
    expect(harmless(sight)).toEqual({ ran: [], planted: [] })
    for (const mark of sight.marks) seen.add(mark)
    shown++
  }
  await context.close()
  expect(shown).toBeGreaterThan(5)
  for (const { subject, recipient } of mails) expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/)
})

test('no cell of a spreadsheet is a formula', async () => {
  const { kedai, people } = world
  const { body } = await people.owner.post('/api/ajax/seller/order-runs', { action: 'export', orders: { all: {} } })
  await kedai.runJobs()
  const refused = await kedai.asOwner<{ v: number }>(
    'select import_id as v from product_import_rows where outcome = $1 limit 1',
    ['refused'],
  )
  const files = [
    '/exports/products.csv',
    '/exports/invoices.csv',
    '/exports/customers.csv',
    '/exports/ageing.csv',
    '/api/ajax/seller/responses/DEMO-FUND.csv',
    `/exports/customers/${payer()}/statement.csv`,
    ...['all', 'accountant', 'courier'].map((preset) => `/exports/orders/${body.data.id}?preset=${preset}`),
    `/exports/product-imports/${refused[0]?.v}/refused.csv`,
  ]
  for (const path of files) {
    const { status, text } = await people.owner.get(path)
    expect([path, status, marksIn(text).length > 0, formulasIn(text)]).toEqual([path, 200, true, []])
    for (const mark of marksIn(text)) seen.add(mark)
  }
})

test('what was kept was also shown somewhere, or is known to be shown nowhere', () => {
  const unseen = trials()
    .filter(({ mark, kept }) => kept !== null && !seen.has(mark))
    .map(({ operation, path }) => `${operation} ${path}`)
  report(
    'stored text',
    {
      calls: Object.keys(writings).length,
      fields: trials().length,
      kept: trials().filter(({ kept }) => kept !== null).length,
      seen: seen.size,
      unseen: unseen.length,
    },
    0,
  )
  expect(unseen.toSorted()).toEqual(Object.keys(shownNowhere).toSorted())
})
