import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Buys a mug by bank transfer and stays on the order's page; its number. */
export async function placeMugOrder({ page }: Visitor): Promise<string> {
  await page.goto('/s/demo/i/DEMO-MUG')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Satu')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kajang')
  // Filled once the page answers: what is typed sooner may be lost on a busy machine.
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  await page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/order/*')
  const token = new URL(page.url()).pathname.split('/').at(-1)
  const { data } = await page.evaluate(async (one) => (await fetch(`/api/ajax/guest/order/${one}`)).json(), token)
  return data.order_no
}
