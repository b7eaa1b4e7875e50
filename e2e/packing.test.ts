import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, one button checks the slip, packs and ships an order, and the next order comes', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const shown = (place: number) => page.getByText(`${place} daripada 6`, { exact: true }).waitFor()
  await signIn(seller, '/seller/pack')
  await shown(1)
  const orderNo = (await page.locator('form a').first().innerText()).trim()
  await page.getByText('Bukti bayaran mesti menunjukkan').waitFor()
  await page.getByRole('checkbox').first().check()
  await expectSound(seller)

  // The second press of a double one packs nothing.
  await page.getByRole('button', { name: 'Luluskan bukti', exact: true }).dblclick()
  await page.getByText('Dibayar', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Tandakan sudah dibungkus', exact: true }).waitFor()
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
  await page.waitForTimeout(700)
  await press('Tandakan sudah dibungkus')

  const number = page.getByLabel('Nombor penjejakan')
  await page.getByLabel('Kurier').selectOption('other')
  await page.getByLabel('Nama kurier').fill('')
  await number.fill('630012345678')
  await page.waitForTimeout(700)
  await press('Hantar pesanan')
  await page.locator('[data-bottom-bar=form]').getByRole('alert').waitFor()
  expect(await number.inputValue()).toBe('630012345678')
  await shown(1)
  seller.complaints.length = 0 // the browser names the 422
  await expectSound(seller)
  await page.getByLabel('Kurier').first().selectOption('J&T Express')
  await page.waitForTimeout(700)
  await press('Hantar pesanan')
  await shown(2)

  await press('Langkau')
  await shown(3)
  await press('Kembali')
  await shown(2)
  await expectSound(seller)
  await page.goto(`/seller/orders/${orderNo}`)
  await page.getByText('630012345678').first().waitFor()
  await seller.leave()
})
