import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { expect, inject } from 'vitest'
import { startServer } from '../proofs/harness/server.ts'
import { findChromium } from '../scripts/chromium.ts'
import { breachesIn, themes } from './themes.ts'

/** A person in front of the demo. `complaints`: everything the console or the policy held against a page. */
export type Visitor = { page: Page; width: number; complaints: string[]; leave: () => Promise<void> }

/** The real server with its demo, and browsers in front of it. */
export async function openDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-journey-'))
  execFileSync('cp', ['-Rp', inject('demoData'), join(folder, 'data')]) // with owners and modes: the database looks at them
  const server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
  await server.ready(180_000)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
  const close = async () => {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { visit: (width: number) => visit(browser, server.url, width), close }
}

async function visit(browser: Browser, baseURL: string, width: number): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } })
  await context.addCookies([{ name: 'lang', value: 'ms', url: baseURL }])
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => void complaints.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  return { page, width, complaints, leave: () => context.close() }
}

/** Opens the seller's screen at `path`, through the sign-in that leads back to it. */
export async function signIn({ page, complaints }: Visitor, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForURL('**/login?next=*')
  await page.fill('[name=email]', 'seller@demo.test')
  await page.fill('[name=password]', 'demo-seller-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  complaints.length = 0 // the browser names the 401 that led to the sign-in
}

/** The screen as it stands now breaks no rule of accessibility in either theme, fits, and nothing complained. */
export async function expectSound({ page, width, complaints }: Visitor): Promise<void> {
  // As tall as the page: what a bar happens to cover at this scroll position is no smaller for that.
  const height = page.viewportSize()?.height ?? 740
  await page.setViewportSize({ width, height: Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight) + 100) })
  for (const theme of themes) expect(await breachesIn(page, theme)).toEqual([])
  await page.setViewportSize({ width, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(complaints).toEqual([])
}
