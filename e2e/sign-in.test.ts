import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../proofs/harness/server.ts'
import type { RunningServer } from '../proofs/harness/server.ts'
import { openChromium } from '../scripts/open-chromium.ts'
import { breaches, soundTags } from './axe.ts'

let folder: string
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-sign-in-'))
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
  it('a seller is let in once, to where they wanted to go, and out again', async () => {
    const { page, posts } = await visitor(width)
    await page.goto('/seller/products?status=draft')
    await page.waitForURL('**/login?next=*')
    await page.fill('[name=email]', 'seller@demo.test')
    await page.fill('[name=password]', 'salah sama sekali')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('E-mel atau kata laluan tidak betul').waitFor()
    expect(await page.inputValue('[name=password]')).toBe('salah sama sekali')

    await page.fill('[name=password]', 'demo-seller-1')
    posts.length = 0
    await page.evaluate(() => [1, 2, 3].forEach(() => document.querySelector('form')?.requestSubmit()))
    await page.waitForURL('**/seller/products?status=draft')
    expect(posts.filter((url) => url.endsWith('/login'))).toHaveLength(1)

    await page.getByRole('button', { name: 'Penjual Demo' }).click()
    await page.getByRole('menuitem', { name: 'Log keluar' }).click()
    await page.waitForURL('**/login')
    await page.goto('/seller/products')
    await page.waitForURL('**/login?next=*')
  })

  it('a shop whose name has no Latin letters is offered a link, which stays the same', async () => {
    const { page, complaints } = await visitor(width)
    await page.goto('/register')
    const link = () => page.inputValue('[name=username]')
    await expect
      .poll(async () => {
        await page.fill('[name=shop_name]', '')
        await page.fill('[name=shop_name]', '老陈茶室')
        return await link()
      })
      .toMatch(/^kedai-saya-\d{4}$/)
    const offered = await link()
    await page.getByText('Nama ini boleh digunakan.').waitFor()
    await page.fill('[name=shop_name]', '老陈茶室一号')
    expect(await link()).toBe(offered)
    await page.reload()
    await expect.poll(link).toBe(offered)
    await page.fill('[name=shop_name]', 'Lao Chen')
    await expect.poll(link).toBe('lao-chen')
    expect(complaints).toEqual([])
  })

  it('a new seller loses nothing to a reload, and changes a forgotten password through the mailbox', async () => {
    const { page, context, complaints } = await visitor(width)
    const name = `warung-${width}`
    await page.goto('/register')
    await page.fill('[name=shop_name]', `Warung ${width}`)
    await page.fill('[name=email]', `${name}@mail.test`)
    await page.fill('[name=password]', 'teh tarik jam lima')
    await page.reload()
    await expect.poll(() => page.inputValue('[name=username]')).toBe(name)
    expect([await page.inputValue('[name=email]'), await page.inputValue('[name=password]')]).toEqual([
      `${name}@mail.test`,
      '',
    ])
    await page.getByText('Nama ini boleh digunakan.').waitFor()
    await page.fill('[name=name]', 'Siti')
    await page.fill('[name=phone]', '012-345 6789')
    await page.fill('[name=password]', 'teh tarik jam lima')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/seller(\/|$)/)

    await page.goto('/forgot')
    await page.fill('[name=email]', `${name}@mail.test`)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Buka peti mel demo' }).click()
    await page
      .getByRole('link', { name: `${name}@mail.test` })
      .filter({ hasText: 'Tetapkan kata laluan baharu anda' })
      .click({ timeout: 20_000 })
    const opened = context.waitForEvent('page')
    await page.frameLocator('iframe').getByRole('link').click()
    const tab = await opened
    await tab.fill('[name=password]', 'roti canai kosong')
    await tab.keyboard.press('Enter')
    await tab.waitForURL('**/login')
    await tab.fill('[name=email]', `${name}@mail.test`)
    await tab.fill('[name=password]', 'roti canai kosong')
    await tab.keyboard.press('Enter')
    await tab.waitForURL(/\/seller(\/|$)/)
    expect(complaints).toEqual([])
  })
})

describe.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('at %i px, %s', (width, colorScheme) => {
  it.each([
    '/',
    '/login',
    '/register',
    '/forgot',
    '/reset?token=x',
    '/reset',
    '/confirm-email?token=x',
    '/demo/mailbox',
  ])('%s breaks no rule of accessibility and fits the screen', async (path) => {
    const { page, context, complaints } = await visitor(width, colorScheme)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await breaches(page, { runOnly: soundTags })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(complaints).toEqual([])
    await context.close()
  })
})

async function visitor(width: number, colorScheme: 'light' | 'dark' = 'light') {
  const context: BrowserContext = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 800 },
    colorScheme,
  })
  await context.addCookies([{ name: 'lang', value: 'ms', url: server.url }])
  const page: Page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const posts: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  return { context, page, posts, complaints }
}
