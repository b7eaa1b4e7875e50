import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('at 360 px who comes back from the bank finds the order that holds the last pieces, and nobody else hears of it', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-LAST')
  await page.locator('form').first().scrollIntoViewIfNeeded()
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Satu')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kajang')
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  for (let more = 0; more < 2; more += 1)
    await page.getByRole('button', { name: 'Tambah', exact: true }).first().click()
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')

  await page.goto('/s/demo/i/DEMO-LAST')
  await page.getByText(/^Anda ada pesanan yang menunggu bayaran: /).waitFor({ timeout: 30_000 })
  await expectSound(buyer)
  await page.getByRole('link', { name: 'Buka pesanan itu' }).click()
  await page.waitForURL('**/order/*')

  const stranger = await demo.visit(360)
  await stranger.page.goto('/s/demo/i/DEMO-LAST')
  await stranger.page.getByText('Habis buat masa ini').waitFor()
  expect(await stranger.page.getByText(/menunggu bayaran/).count()).toBe(0)
  await stranger.leave()
  await buyer.leave()
})

it('a place that was offered is shown and bought by its link, and by no link that was made up', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller')
  const asSeller = callsOf(seller.page, '/api/ajax/seller')
  const { view_id: viewId } = (await asSeller('POST', 'products', {
    ...{ item_type: 'ticket', title: 'Malam Puisi', status: 'published', option_names: ['Tiket'] },
    variations: [{ option_values: ['Biasa'], price: '45.00', stock: 1 }],
    ticket: { starts_at: `${new Date().getFullYear() + 1}-12-20 20:30`, offer_hours: 2 },
  })) as { view_id: string }
  const path = `/s/demo/i/${viewId}`
  const person = { name: 'Ravi Kumar', phone: '012-777 8899', email: 'ravi@buyer.test' }

  const first = await demo.visit(360)
  await first.page.goto(path)
  const asFirst = callsOf(first.page, '/api/ajax/guest')
  const placed = (await asFirst('POST', `order/place-order/${viewId}`, {
    ...{ ...person, paymentMethod: 'bank_transfer', quantity: 1, sameDetailAsBuyer: 1 },
  })) as { redirect_to: string }
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto(path)
  const asBuyer = callsOf(page, '/api/ajax/guest')
  const { items } = (await asBuyer('GET', `view/${viewId}`)) as { items: { id: number }[] }
  await asBuyer('POST', `waitlist/${viewId}`, {
    ...{ item_id: items[0]?.id, quantity: 1, name: 'Siti Aminah', phone: '013-222 3344', email: 'siti@buyer.test' },
  })
  await asFirst('POST', `order/${placed.redirect_to.split('/').pop()}/cancel`, {})
  let offer = ''
  await expect
    .poll(
      async () => {
        const { data } = (await (await page.request.get('/api/ajax/demo/mailbox')).json()) as { data: { id: number }[] }
        for (const { id } of data.slice(0, 5)) {
          const html = await (await page.request.get(`/demo/mailbox/${id}/html`)).text()
          offer = /offer=([\w-]+)/.exec(html)?.[1] ?? offer
        }
        return offer
      },
      { timeout: 90_000, interval: 1_000 },
    )
    .not.toBe('')

  const stranger = await demo.visit(360)
  await stranger.page.goto(`${path}?offer=made-up`)
  await stranger.page.getByText('Tawaran ini sudah tamat atau sudah digunakan').waitFor()
  await stranger.page.getByText('Habis buat masa ini').waitFor()
  await expectSound(stranger)

  await page.goto(`${path}?offer=${offer}`)
  await page.getByText('1 tempat disimpan untuk anda').waitFor()
  await expectSound(buyer)
  await page.locator('[name="name"]').fill('Siti Aminah')
  await page.locator('[name="phone"]').fill('013-222 3344')
  await page.locator('[name="email"]').fill('siti@buyer.test')
  await page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/order/*')
  await expectSound(buyer)
  for (const { leave } of [seller, first, stranger, buyer]) await leave()
})
