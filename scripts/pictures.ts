// Takes the README's pictures from a demo of its own: `npm run pictures`.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { watchPage } from '../proofs/harness/page-at-rest.ts'
import { openChromium } from './open-chromium.ts'
import { shots } from './pictures/shots.ts'
import type { Shot } from './pictures/shots.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pictures = join(root, 'docs/pictures')

const port = await freePort()
const base = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'kedai-pictures-'))
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
})
try {
  await waitUntilReady()
  mkdirSync(pictures, { recursive: true })
  const browser = await openChromium()
  for (const shot of shots) await take(browser, shot)
  await browser.close()
} finally {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await gone
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(browser: Browser, { name, path, width, height, dark, as, scrollTo, press }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'ms-MY',
    baseURL: base,
  })
  const page = await context.newPage()
  if (as) {
    await page.goto('/login')
    await page.fill('[name=email]', as)
    await page.fill('[name=password]', 'demo-seller-1')
    await page.click('[type=submit]')
    await page.waitForURL('**/seller**')
  }
  const { open, rest } = watchPage(page)
  await open(path)
  if (press) {
    await page.locator(press).first().click()
    await rest()
  }
  if (scrollTo) await page.locator(scrollTo).first().scrollIntoViewIfNeeded()
  await sleep(400) // pictures fade in
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  await context.close()
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    if (server.exitCode !== null) throw new Error('the server ended before it was ready')
    await sleep(200)
  }
  throw new Error('the server was not ready within three minutes')
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port: found } = listener.address() as AddressInfo // listening on TCP
  await new Promise((resolve) => listener.close(resolve))
  return found
}
