import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { startServer } from '../proofs/harness/server.ts'
import { openChromium } from '../scripts/open-chromium.ts'
import { breachesIn, themes } from './themes.ts'
import { type Visitor, visit } from './visitor.ts'

/** The real server with its demo, and browsers in front of it. */
export async function openDemo(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-journey-'))
  const dataDir = join(folder, 'data')
  execFileSync('cp', ['-Rp', inject('demoData'), dataDir]) // with owners and modes: the database looks at them
  const server = await startServer({ env: { ...env, DATA_DIR: dataDir } })
  await server.ready(180_000)
  const browser = await openChromium()
  const close = async () => {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { visit: (width: number) => visit(browser, server.url, width), close, dataDir }
}

/** The screen as it stands now breaks no rule of accessibility in either theme, fits, and nothing complained. */
export async function expectSound({ page, width, complaints }: Visitor): Promise<void> {
  // As tall as the page: what a bar happens to cover at this scroll position is no smaller for that.
  const height = page.viewportSize()?.height ?? 740
  await page.setViewportSize({
    width,
    height: Math.max(height, (await page.evaluate(() => document.documentElement.scrollHeight)) + 100),
  })
  for (const theme of themes) expect(await breachesIn(page, theme)).toEqual([])
  await page.setViewportSize({ width, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(complaints).toEqual([])
}
