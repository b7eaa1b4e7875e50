import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const order = {
  ...{
    quantity: '1',
    name: 'Nur Aisyah',
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
  },
  ...{ address: '12, Jalan Mawar', postcode: '43000', city: 'Kajang', state: 'Selangor' },
}

it('at 360 px transfers come to amounts of their own, and a way to pay of the report opens its orders', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/settings/payments')
  await page.getByRole('button', { name: /^(Ubah|Sunting) Pindahan bank/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jumlah berbeza bagi setiap pesanan').check()
  await expectSound(seller)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const buyer = await demo.visit(360)
  await buyer.page.goto('/s/demo/i/DEMO-MUG')
  const pages = await buyer.page.evaluate(async (fields) => {
    const places: string[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? ''
      const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': token, Accept: 'application/json' }
      const answer = await fetch('/api/ajax/guest/order/place-order/DEMO-MUG', { method: 'POST', body, headers })
      places.push((await answer.json()).data.redirect_to)
    }
    return places
  }, order)
  await buyer.page.goto(pages[1]!)
  await buyer.page.getByText('RM 0.01 telah ditolak', { exact: false }).waitFor()
  await buyer.page.getByText('Diskaun jumlah tepat').waitFor()
  expect(await buyer.page.getByText('RM 30.99').count()).toBeGreaterThan(1)
  await expectSound(buyer)

  await page.goto('/seller/sales')
  const link = page.locator('a[href*="payment_method=bank_transfer"]').first()
  const told = await page.locator('li', { has: link }).last().innerText()
  await link.click()
  await page.getByText('Kaedah bayaran: Pindahan bank').waitFor()
  const orders = /daripada (\d+)/.exec(told)?.[1] ?? told
  await page.getByText(`${orders} pesanan`, { exact: false }).first().waitFor()
  await expectSound(seller)
})
