import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const email = 'hidayah@reseller.test'
const password = 'kucing tidur atas pagar'

it('on a phone, in Malay, a stranger joins, orders at the price of the rank, and earns by the link', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/resellers')
  const asSeller = callsOf(seller.page, '/api/ajax/seller')
  const terms = 'Jualan mengikut harga runcit kedai. Komisen dibayar selepas pesanan sampai.'
  await openProgramme(seller, terms)
  const [rank] = (await asSeller('GET', 'programmes/stockist/ranks')) as { id: number }[]
  await asSeller('PUT', `ranks/${rank?.id}`, { first_order: { min_qty: 3, min_amount: '40' } })

  const stranger = await demo.visit(360)
  const { page } = stranger
  await page.goto('/s/demo')
  await page.getByRole('link', { name: 'Jadi penjual semula' }).click()
  await page.getByRole('heading', { level: 1, name: /^Jual untuk/ }).waitFor()
  await expectSound(stranger)
  await page.getByRole('link', { name: 'Sertai Stokis Kedai Demo' }).click()
  await page.getByText(terms).waitFor()
  await expectSound(stranger)
  await page.getByRole('button', { name: 'Hantar permohonan' }).click()
  await page.getByRole('alert').first().waitFor()
  stranger.complaints.length = 0 // the browser names the refusal
  await fillApplication(page)
  await page.getByRole('button', { name: 'Hantar permohonan' }).click()
  await page.getByText('Langkah seterusnya').waitFor()
  await expectSound(stranger)

  await page.getByRole('link', { name: 'Lihat status permohonan' }).click()
  await enter(stranger)
  await page.getByText('Permohonan anda sedang disemak').waitFor()
  stranger.complaints.length = 0 // …and the 403 of who is not in yet
  await expectSound(stranger)

  await approve(seller)
  await page.reload()
  await page.getByText('Satu langkah sebelum pesanan pertama anda: yuran penyertaan RM 20.00').waitFor()
  await expectSound(stranger)
  await payFee(stranger)
  await page.goto('/s/demo/stockist')
  await page.getByRole('heading', { name: 'Pesanan pertama anda' }).waitFor()
  await page.getByText('0 daripada 3').waitFor()
  await expectSound(stranger)

  await page.getByRole('link', { name: 'Pilih produk' }).click()
  await page.getByRole('searchbox').fill('Mug Seramik')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await page.waitForURL('**/products?term=*')
  await page.getByText('dijual pada RM 25.00').first().waitFor()
  await expectSound(stranger)
  await page
    .getByRole('link', { name: /^Mug Seramik/ })
    .first()
    .click()
  await page
    .getByRole('textbox', { name: /Mug Seramik/ })
    .or(page.getByRole('spinbutton'))
    .first()
    .fill('4')
  await page.keyboard.press('Tab')
  await page.getByText('RM 65.20').waitFor()
  await page.getByRole('button', { name: 'Tambah ke troli' }).click()
  await page.getByText('Ditambah ke troli anda').waitFor()
  await expectSound(stranger)
  await page.getByRole('link', { name: 'Lihat troli' }).click()
  await page.getByRole('heading', { level: 1, name: 'Troli anda' }).waitFor()
  await expectSound(stranger)
  await page.getByRole('link', { name: 'Buat pesanan' }).click()
  await page.getByLabel('Alamat').fill('8, Jalan Kenanga')
  await page.getByLabel('Poskod').fill('43000')
  await page.getByRole('checkbox', { name: /dompet saya, baki RM 20\.00/ }).check()
  await page.getByText('RM 20.00 dibayar dari dompet').waitFor()
  await page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).not.toBe('')
  await expectSound(stranger)
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/order/*')

  const [order] = (await asSeller('GET', 'orders?list=stockist')) as { order_no: string }[]
  const { balance_due: due } = (await asSeller('GET', `orders/${order?.order_no}`)) as { balance_due: string }
  await asSeller('POST', `orders/${order?.order_no}/record-payment`, {
    amount: due,
    method: 'bank_transfer',
    reference: 'FT1',
  })
  await page.goto('/s/demo/stockist')
  await page.getByText('Aktif', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Stok anda' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Mug Seramik' }).filter({ hasText: /4$/ }).first().waitFor()
  await expectSound(stranger)

  const link = await page
    .getByText(/\?ref=/)
    .first()
    .innerText()
  const code = new URL(link.trim()).searchParams.get('ref') ?? ''
  const buyer = await demo.visit(360)
  await buyer.page.goto(`/s/demo/i/DEMO-MUG?ref=${code}`)
  await buyer.page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  await buyer.page.getByLabel('Nombor telefon').fill('013-777 8899')
  await buyer.page.getByLabel('Alamat').fill('2, Jalan Melur')
  await buyer.page.getByLabel('Poskod').fill('50050')
  await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
  await expect.poll(() => buyer.page.getByLabel('Bandar').inputValue()).not.toBe('')
  await buyer.page.locator('button[data-order][type=submit]').click()
  await buyer.page.waitForURL('**/sandbox/pay/*')
  await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
  await buyer.page.waitForURL('**/order/*')

  await page.getByRole('link', { name: 'Pesanan', exact: true }).click()
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        return page
          .getByText('Melalui pautan anda')
          .first()
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await expectSound(stranger)
  await page.getByRole('link', { name: 'Dompet', exact: true }).click()
  await page.getByText('Komisen', { exact: true }).first().waitFor()
  await page.getByText('RM 2.50').first().waitFor()
  await expectSound(stranger)

  const [referred] = (await asSeller('GET', 'orders?list=normal')) as { order_no: string }[]
  await asSeller('POST', `orders/${referred?.order_no}/fulfil`, { courier: 'Pos Laju', tracking_number: 'EN1' })
  await asSeller('POST', `orders/${referred?.order_no}/complete`)
  await payOut(seller.page)
  await expectSound(seller)
  await page.reload()
  await page.getByText('Bayaran keluar', { exact: true }).first().waitFor()
  await page.getByText('Telah dibayar', { exact: true }).first().waitFor()
  await expectSound(stranger)

  await page.goto('/s/demo/join/agent')
  await page.getByText(email).waitFor()
  expect(await page.locator('[name=email], [name=password]').count()).toBe(0)
  await expectSound(stranger)
  for (const { leave } of [seller, stranger, buyer]) await leave()
})

async function openProgramme(seller: Visitor, terms: string): Promise<void> {
  const { page } = seller
  await page.goto('/seller/programmes?area=stockist')
  const open = page.locator('[name=is_open]')
  await open.waitFor()
  await page.locator('[name=terms]').fill(terms)
  await open.check()
  await page.locator('[name=joining_fee]').fill('20')
  await page.getByRole('checkbox', { name: /^Kreditkan kepada pesanan pertama/ }).check()
  await page.locator('[name=settlement][value=commission]').check({ force: true })
  await page.locator('[name=commission_percent]').fill('10')
  await page.locator('[name=clearing_days]').fill('0')
  await expectSound(seller)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Semua sudah disimpan').waitFor({ state: 'attached' })
}

// By the invoice that the approval has made, through the bank of the demo.
async function payFee({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Bayar yuran penyertaan' }).click()
  await page.waitForURL('**/view/invoice/*')
  await page
    .getByText(/Yuran penyertaan: /)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^Bayar/ })
    .first()
    .click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/view/invoice/*')
}

async function approve(seller: Visitor): Promise<void> {
  const { page } = seller
  await page.goto('/seller/resellers?area=stockist&status=applied')
  await page
    .getByRole('link', { name: /^Nur Hidayah/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sahkan', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sahkan', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectSound(seller)
}

async function fillApplication(page: Page): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill('Nur Hidayah binti Kamaruddin')
  await page.getByLabel('Nombor telefon').fill('012-555 6677')
  await page.getByLabel('E-mel').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=identity_no]').fill('920304-10-5566')
  await page.getByLabel('Alamat').fill('8, Jalan Kenanga')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.locator('[name=city]').inputValue()).not.toBe('')
  await page.locator('[name=bank_name]').fill('Maybank')
  await page.locator('[name=bank_account]').fill('114455667788')
  await page.locator('[name=agreeTnc]').check()
}

// What was earned has cleared: a voucher is prepared, checked, approved and marked as paid, by the seller's own screens.
async function payOut(page: Page): Promise<void> {
  await page.goto('/seller/vouchers/new')
  await page.getByLabel('Tujuan').fill('Komisen November')
  await page.getByRole('button', { name: /^Nur Hidayah/ }).click()
  await page.getByRole('checkbox', { name: /RM 2\.50/ }).check()
  await page.getByRole('button', { name: 'Sediakan baucar' }).click()
  await page.getByRole('heading', { level: 1, name: /^PV-/ }).waitFor()
  for (const step of ['Sudah disemak', 'Sahkan', 'Sudah dibayar']) {
    await page.getByRole('button', { name: step, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: step, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByText('Dibayar', { exact: true }).first().waitFor()
}

// Through the sign-in that a page of resellers leads to.
async function enter({ page, complaints }: Visitor): Promise<void> {
  await page.waitForURL('**/login?next=*')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/s/demo/stockist')
  complaints.length = 0 // the browser names the 401 that led to the sign-in
}
