import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** Until the worker is in charge of the page, and has what the page shows. */
async function settle({ page }: Visitor, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptIn(page), { timeout: 15_000 }).toContain(path)
}

const keptIn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kedai-kept'))) return ''
    const names = await (await caches.open('kedai-kept')).keys()
    return names.map(({ url }) => decodeURIComponent(url)).join(' ')
  })

it('the counter can be installed, in the language of its reader', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller')
  const browser = await seller.page.context().newCDPSession(seller.page)
  const { errors, data, url } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/seller\/app\/ms\.webmanifest$/)
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: 'Kedai untuk penjual',
    start_url: '/seller',
    scope: '/seller',
  })
  await seller.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  // A buyer's page has no part of it.
  await seller.page.goto('/s/demo')
  expect(await seller.page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  await seller.leave()
})

it('without a network the last orders can be read and the door of an event opens, until its person signs out', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/orders')
  const row = page.locator('main a[href^="/seller/orders/1"]').first()
  const path = (await row.getAttribute('href')) ?? ''
  await settle(seller, '/api/ajax/seller/orders')
  await page.goto(path)
  const heading = `Pesanan ${path.split('/').at(-1)}`
  await settle(seller, `/api/ajax${path}`)
  await page.goto('/seller/check-in')
  await settle(seller, '/tickets/events')
  await page.context().setOffline(true)

  await page.goto('/seller/orders')
  await page.getByText('Anda di luar talian', { exact: false }).waitFor()
  await page.locator(`main a[href="${path}"]`).first().waitFor()
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByText('Anda di luar talian: ini dimuatkan pada', { exact: false }).waitFor()
  await page.goto('/seller/check-in')
  await page.getByLabel('Acara').selectOption({ index: 1 })
  await page.locator('[name=code]').fill('ABCD')
  await page.getByRole('button', { name: 'Daftar masuk' }).click()
  await page.getByText('Disimpan pada peranti ini').waitFor()
  // A screen whose script was never here says so, within the bar.
  seller.complaints.length = 0 // the browser names each call that found no network
  await expectSound(seller)

  await page.context().setOffline(false)
  await page.getByText('Anda di luar talian', { exact: false }).waitFor({ state: 'detached' })
  await page.goto('/seller/orders')
  await page.getByRole('button', { name: 'Penjual Demo' }).click()
  await page.getByRole('menuitem', { name: 'Log keluar' }).click()
  await page.waitForURL('**/login')
  expect(await keptIn(page)).toBe('')
  await page.context().setOffline(true)
  await page.goto('/seller/orders')
  await page.getByText('Kami tidak dapat menghubungi kedai', { exact: false }).waitFor()
  expect(await page.locator(`a[href="${path}"]`).count()).toBe(0)
  await seller.leave()
})

it('what was kept of one person is not there for the next, nor after the session ended elsewhere', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/orders')
  await settle(seller, '/api/ajax/seller/orders')
  await page.context().clearCookies()
  await page.reload()
  await page.waitForURL('**/login?next=*')
  expect(await keptIn(page)).toBe('')
  await seller.leave()
})

it('a new build is offered in a line and taken when somebody asks for it', async () => {
  const seller = await demo.visit(1280)
  const { page } = seller
  await signIn(seller, '/seller/orders')
  await settle(seller, '/api/ajax/seller/orders')
  // As if this page had come before the build that its worker belongs to.
  await page.evaluate(async () => {
    const script = document.querySelector('script[type=module][src]')
    script?.setAttribute('src', '/v1/js/entry-client-before.js')
    await caches.open('kedai-files-entry-client-before.js')
    await navigator.serviceWorker.register('/seller/app/worker.js?next', { scope: '/seller' })
  })
  await page.getByText('Ada versi baharu.').waitFor()
  await expectSound(seller)
  await page.getByRole('button', { name: 'Muat semula' }).click()
  await page.waitForEvent('load')
  await page.locator('main a[href^="/seller/orders/1"]').first().waitFor()
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kedai-files-')))
  await expect.poll(builds).toHaveLength(1)
  expect(await builds()).not.toContain('kedai-files-entry-client-before.js')
  expect(await page.getByText('Ada versi baharu.').count()).toBe(0)
  await seller.leave()
})
