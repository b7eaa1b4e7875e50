import type { Page } from 'playwright'
import { expect } from 'vitest'

/** A provider's card among the settings, in Malay. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

type How = { isTest?: boolean; isOffered?: boolean; before?: () => Promise<void> }

/** Types what a provider asks for and saves it; `before` looks at what was typed. */
export async function connect(page: Page, name: string, keys: Record<string, string>, how: How = {}): Promise<void> {
  const dialog = await openAccount(page, name)
  for (const [field, value] of Object.entries(keys)) {
    const input = dialog.locator(`[name=${field}]`)
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value)
    else await input.fill(value)
  }
  if (how.isTest) await dialog.getByRole('checkbox', { name: /^(Wang|Bungkusan) sebenar/ }).uncheck()
  if (how.isOffered) await dialog.getByRole('checkbox', { name: 'Tawarkan kepada pembeli' }).check()
  await how.before?.()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The address for a provider's reports, as its seller copies it. */
export async function addressOf(page: Page, name: string): Promise<string> {
  const dialog = await openAccount(page, name)
  const address = await dialog.getByText(/^http\S+\/webhooks\//).innerText()
  await dialog.getByRole('button', { name: 'Kembali' }).click()
  return address
}

/** Presses the button that tries a provider's keys. */
export const tryKeys = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Cuba', exact: true }).click()

async function openAccount(page: Page, name: string) {
  await cardOf(page, name)
    .getByRole('button', { name: /^(Sediakan|Tukar|Ubah)$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** Puts a mug in the cart and says who buys it, as far as the choice of how to pay. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await page.goto('/s/demo')
  await page
    .getByRole('button', { name: /^Tambah Mug Seramik Bunga Kemboja 350 ml.* ke troli$/ })
    .first()
    .click()
  await page.getByText('Ditambah ke troli anda').waitFor()
  await page.goto('/s/demo/checkout')
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByRole('textbox', { name: 'E-mel' }).fill(email)
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Satu')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kajang')
}
