import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** What a stranger has to do: a script is quicker than a thumb, so steps are counted beside the clock. */
const most = { inputs: 14, taps: 16, seconds: 60 }
const password = 'nasi lemak pagi'

describe.each([360, 1280])('a new shop at %i px, in Malay', (width) => {
  it('goes from nothing to a shared link and a first order within the promised steps', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    const hand = handOn()
    const username = `salmah-${width}`
    const begin = Date.now()
    await page.goto('/register')
    for (const [name, text] of Object.entries({
      shop_name: 'Kuih Tradisional Mak Cik Salmah',
      username,
      name: 'Salmah binti Osman',
      phone: '012-345 6789',
      email: `${username}@kuih.test`,
      password,
    }))
      await hand.type(page.locator(`[name=${name}]`), text)
    await hand.press(page.locator('form button[type=submit]'))
    await page.waitForURL('**/seller')
    await page.getByText('2 daripada 6').waitFor()
    // The count is the only number: steps that count from one on their own would contradict it.
    const left = page.getByRole('listitem').filter({
      has: page
        .getByRole('link', { name: /^(Tetapkan bayaran|Tambah produk|Cuba membeli)$/ })
        .or(page.getByRole('button', { name: 'Kongsi kedai anda' })),
    })
    expect((await left.allInnerTexts()).map((text) => /^\s*\d/.test(text))).toEqual([false, false, false, false])
    await expectSound(seller)

    await hand.press(page.getByRole('link', { name: 'Tetapkan bayaran' }))
    await hand.press(page.getByRole('button', { name: 'Tambah akaun bank' }))
    const dialog = page.getByRole('dialog').last()
    await hand.choose(dialog.locator('[name=bank]'), 'Maybank')
    await hand.type(dialog.locator('[name=number]'), '512345678901')
    await hand.type(dialog.locator('[name=holder]'), 'Salmah binti Osman')
    await hand.press(dialog.getByRole('button', { name: 'Simpan' }))
    const isItYou = page.getByRole('dialog').filter({ hasText: 'Betulkah ini anda?' })
    await Promise.race([isItYou.waitFor(), dialog.waitFor({ state: 'detached' })])
    if (await isItYou.isVisible()) {
      seller.complaints.length = 0 // the browser names the 403 that asked
      await hand.type(isItYou.locator('[name=password]'), password)
      await hand.press(isItYou.getByRole('button', { name: 'Sahkan' }))
    }
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await page.getByText(/pindahan bank dihidupkan/).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: /^Pindahan bank/ }).isChecked()).toBe(true)

    await hand.press(page.getByRole('link', { name: 'Utama' }))
    await hand.press(page.getByRole('link', { name: 'Tambah produk' }))
    await hand.type(page.getByLabel('Nama produk', { exact: true }), 'Kuih Bahulu Cermai')
    await hand.type(page.getByLabel('Harga', { exact: true }), '12.00')
    await hand.type(page.getByLabel(/^Berat/), '0.3')
    await hand.press(page.getByRole('button', { name: 'Terbitkan', exact: true }).and(page.locator(':visible')).first())
    await page.getByText('Semua sudah disimpan').waitFor()

    await hand.press(page.getByRole('link', { name: 'Utama' }))
    await page.getByText('4 daripada 6').waitFor()
    await hand.press(page.getByRole('button', { name: 'Kongsi kedai anda' }))
    await expectSound(seller)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Salin pautan kedai anda' }))
    await page.keyboard.press('Escape')
    await page.getByText('5 daripada 6').waitFor()
    const seconds = (Date.now() - begin) / 1000
    expect(
      { ...hand.count, seconds: seconds <= most.seconds },
      `${JSON.stringify(hand.count)} in ${seconds} s`,
    ).toEqual({
      inputs: Math.min(hand.count.inputs, most.inputs),
      taps: Math.min(hand.count.taps, most.taps),
      seconds: true,
    })

    await orderFrom(await demo.visit(width), username)
    await page.reload()
    await page.getByRole('heading', { name: 'Perlu tindakan' }).waitFor()
    expect(await page.getByText(/daripada 6/).count()).toBe(0) // all six are done
    await page.getByRole('link', { name: /^Pesanan\s*1\b/ }).click()
    await page.getByText('Puteri Nur Balqis').and(page.locator(':visible')).first().waitFor()
    await seller.leave()
  })

  it('finds its way by keyboard alone', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller')
    await page.getByRole('heading', { name: 'Prestasi kedai' }).waitFor()
    await expectSound(seller)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Pintasan papan kekunci' }).waitFor()
    await expectSound(seller)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('kopi')
    await page.getByRole('option', { name: /Kopi/ }).first().waitFor()
    await expectSound(seller)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/seller\/products\/\d+$/)
    await page.getByLabel('Nama produk', { exact: true }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('perlu dibungkus')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/seller/orders?status=to_pack')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('logo')
    await page.getByRole('option', { name: 'Maklumat kedai' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('1001')
    await page
      .getByRole('option', { name: /^1001 / })
      .and(page.locator('[aria-selected=true]'))
      .waitFor()
    expect(await page.getByText('Tiada hasil').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('kongsi')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Kongsi kedai anda' }).waitFor()
    await expectSound(seller)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/seller')
    await page.goto('/s/demo')
    await page.getByRole('link', { name: 'Kembali ke Utama' }).click()
    await page.waitForURL('**/seller')
    expect(seller.complaints).toEqual([])
    await seller.leave()
  })
})

/** Does what a person does, and counts it. */
function handOn() {
  const count = { inputs: 0, taps: 0 }
  type Spot = ReturnType<Page['locator']>
  return {
    count,
    type: (field: Spot, text: string) => (count.inputs++, field.fill(text)),
    choose: (field: Spot, choice: string) => (count.inputs++, field.selectOption(choice)),
    press: (button: Spot) => (count.taps++, button.click()),
  }
}

async function orderFrom({ page, leave }: Visitor, username: string): Promise<void> {
  await page.goto(`/s/${username}`)
  await page
    .getByRole('link', { name: /Kuih Bahulu Cermai/ })
    .first()
    .click()
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No. 12A-3-5, Pangsapuri Seri Cendekiawan, Jalan Wawasan 4/12')
  await page.getByLabel('Poskod').fill('43000')
  await page.getByRole('radio', { name: 'Pindahan bank' }).check()
  const orderButton = page.locator('button[data-order][type=submit]')
  await orderButton.filter({ hasText: '20.00' }).waitFor() // the price of shipping is in: nobody presses sooner
  await orderButton.click()
  await page.waitForURL('**/order/*')
  await leave()
}
