import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../proofs/harness/server.ts'
import type { RunningServer } from '../proofs/harness/server.ts'
import { openChromium } from '../scripts/open-chromium.ts'
import { breaches } from './axe.ts'

let folder: string
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-storefront-'))
  server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
  await server.ready(180_000)
  browser = await openChromium()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a buyer looks around by shelf, order and page', async () => {
    const { page, complaints } = await visitor({ width })
    await page.goto('/s/demo')
    await page.getByRole('link', { name: 'Makanan', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Makanan' }).waitFor()
    await page.getByRole('link', { name: 'Kuih & Biskut', exact: true }).click()
    await page.waitForURL('**/s/demo?cat=kuih-biskut')
    await page.getByRole('heading', { level: 1, name: 'Kuih & Biskut' }).waitFor()
    await page.getByLabel('Susunan senarai').selectOption('price_low')
    await page.waitForURL('**/s/demo?cat=kuih-biskut&sort=price_low')
    // The shelf before may stand there for a moment.
    await expect
      .poll(async () => {
        const shown = await prices(page)
        return shown.length > 1 && shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0))
      })
      .toBe(true)
    await page.getByRole('link', { name: 'Semua', exact: true }).click()
    await page.getByRole('link', { name: 'Halaman seterusnya' }).click()
    await page.waitForURL('**page=2*')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.reload()
    expect(await page.getByRole('article').count()).toBe(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('a search is kept on this device, newest first, and can be forgotten', async () => {
    const { page, complaints } = await visitor({ width })
    await page.goto('/s/demo')
    const box = page.getByRole('searchbox')
    for (const term of ['mug', 'kopi', 'mug']) {
      await box.fill(term)
      await box.press('Enter')
      await page.waitForURL(`**q=${term}`)
      await page.locator('mark').first().waitFor()
    }
    expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBe('["mug","kopi"]')
    await page.goto('/s/demo?q=tiada+barang+begini')
    await page.getByRole('heading', { name: 'Tiada hasil untuk' }).waitFor()
    await box.focus()
    const history = page.getByRole('region', { name: 'Carian terakhir anda' })
    await history.getByRole('button', { name: 'Buang “kopi”' }).click()
    expect(await history.getByRole('link').allTextContents()).toEqual(['mug'])
    await history.getByRole('link', { name: 'mug' }).click()
    await page.waitForURL('**q=mug')
    await box.focus()
    await history.getByRole('button', { name: 'Kosongkan' }).click()
    expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBe('[]')
    expect(complaints).toEqual([])
  })

  it('keeps the next search that is typed while the last one is on its way', async () => {
    const { page } = await visitor({ width })
    await page.goto('/s/demo')
    const box = page.getByRole('searchbox')
    await box.fill('kopi')
    // Quicker than the page follows.
    await box.evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit()
      field.focus()
      field.value = 'mug'
    })
    await page.getByRole('heading', { level: 1, name: '“kopi” di Kedai Demo' }).waitFor()
    expect(await box.inputValue()).toBe('mug')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: '“mug” di Kedai Demo' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '“kopi” di Kedai Demo' }).waitFor()
    expect(await box.inputValue()).toBe('kopi')
  })

  it('reads, searches and turns pages without any script', async () => {
    const { page } = await visitor({ width, javaScriptEnabled: false })
    await page.goto('/s/demo?page=2')
    expect(await page.getByRole('article').count()).toBe(24)
    expect(await page.locator('article img').count()).toBeGreaterThanOrEqual(24)
    await page.getByRole('searchbox').fill('baju')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '“baju” di Kedai Demo' }).waitFor()
    await page.getByLabel('Susunan senarai').selectOption('price_high')
    await page.getByRole('button', { name: 'Susun', exact: true }).click()
    await page.waitForURL(/q=baju.*sort=price_high/)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL('**/s/demo/i/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    const { page } = await visitor({ width, colorScheme })
    for (const path of ['/s/demo', '/s/demo?cat=baju', '/s/demo?q=helikopter', '/s/tiada']) {
      await page.goto(path)
      expect([path, await breaches(page, {})]).toEqual([path, []])
    }
  })
})

it('a link shared in a chat shows the shop, and a search engine the lists only', async () => {
  const head = async (path: string) => (await (await fetch(server.url + path)).text()).split('</head>')[0] ?? ''
  const front = await head('/s/demo')
  expect(front).toContain('<meta property="og:title" content="Kedai Demo">')
  expect(front).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/media\/\d+\/[0-9a-f]{32}\.jpg">/)
  expect(front).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/s\/demo">/)
  expect(front).not.toContain('noindex')
  expect(await head('/s/demo?q=kopi')).toContain('<meta name="robots" content="noindex, follow">')
})

const prices = async (page: Page): Promise<number[]> =>
  (await page.locator('article .font-bold').allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')))

async function visitor({
  width,
  ...options
}: {
  width: number
  javaScriptEnabled?: boolean
  colorScheme?: 'light' | 'dark'
}) {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    baseURL: server.url,
    locale: 'ms-MY',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}
