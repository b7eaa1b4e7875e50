import { openChromium } from '../scripts/open-chromium.ts'
import { signIn, visit } from './visitor.ts'
const url = 'http://localhost:4342'
const out = '/tmp/scratch-pages/shots'
const browser = await openChromium()
for (const width of [360, 1280]) {
  const v = await visit(browser, url, width)
  const { page } = v
  await signIn(v, '/seller/pages')
  await page.getByRole('button', { name: 'Halaman baharu' }).click()
  await page.getByRole('radio', { name: /^Satu produk/ }).waitFor()
  await page.waitForTimeout(500)
  const tall = await page.evaluate(() => document.querySelector('dialog form')!.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(3200, tall + 250) })
  await page.screenshot({ path: `${out}/chooser-${width}.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${out}/chooser-${width}-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width, height: 800 })
  await page.getByRole('radio', { name: /^Acara/ }).check()
  await page.getByRole('button', { name: 'Buat halaman' }).click()
  await page.getByRole('heading', { level: 1, name: 'Acara' }).waitFor()
  await page.waitForTimeout(2500)
  if (width > 1000) await page.getByRole('button', { name: 'Kedua-duanya' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${out}/builder-${width}.png`, fullPage: true })
  console.log(v.complaints)
  await v.leave()
}
await browser.close()
