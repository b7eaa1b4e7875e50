import sharp from 'sharp'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import type { Visitor } from './visitor.ts'
import { wake } from './item-page-site.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('the first sale at %i px, in Malay', (width) => {
  it('by sandbox: with coupon and East Malaysian postcode, paid on the bank page and thanked for', async () => {
    const buyer = await opened(width, 'DEMO-MUG')
    const { page } = buyer
    await fill(page, '93050')
    await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kuching')
    await page.locator('summary', { hasText: 'Kod kupon' }).click()
    await page.getByLabel('Kod kupon').fill(' demo10 ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Buang' }).waitFor()
    const total = await totalOf(page)
    await expectSound(buyer)
    await page.getByRole('button', { name: `Bayar ${total}` }).click()
    await page.waitForURL('**/sandbox/pay/*')
    await page.getByText(total).first().waitFor()
    await page.getByRole('button', { name: /^Bayar/ }).click()
    await page.waitForURL('**/order/*')
    await page.getByRole('heading', { name: /^Dibayar/ }).waitFor()
    await page.getByText(total).first().waitFor()
    await expectSound(buyer)
    await buyer.leave()
  })

  it('by slip, asked for once the variation is ordered, with the account and the amount to copy', async () => {
    const buyer = await opened(width, 'DEMO-TEE')
    const { page } = buyer
    await page.locator('input[name=choice-0]:enabled').first().check()
    await page.locator('input[name=choice-1]:enabled').nth(1).check()
    await page.getByText('2 / 3', { exact: true }).waitFor() // the gallery shows the colour
    await fill(page, '43000')
    await page.getByRole('radio', { name: /^Pindahan bank/ }).check()
    const slip = await sharp({
      create: { width: 700, height: 900, channels: 3, background: width === 360 ? '#e8e2d0' : '#d0e2e8' },
    })
      .jpeg()
      .toBuffer()
    expect(await page.locator('input[type=file]').count()).toBe(0)
    await expectSound(buyer)
    const total = await totalOf(page)
    await page.getByRole('button', { name: `Pesan ${total}` }).click()
    await page.waitForURL('**/order/*')
    await page
      .getByRole('button', { name: /^Salin nombor akaun/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Salin jumlah' }).waitFor()
    await page
      .getByText('Terima kasih atas pesanan anda, Puteri Nur Balqis Adriana binti Megat Shahrul Nizam.')
      .waitFor()
    const kept = await page.getByRole('link', { name: 'Simpan di WhatsApp' }).getAttribute('href')
    expect(new URL(kept ?? '').searchParams.get('text')).toContain(new URL(page.url()).pathname)
    const on = await page.getByRole('link', { name: 'Lihat lagi di Kedai Demo' }).getAttribute('href')
    expect(on).toBe('/s/demo')
    await page.getByText(total).first().waitFor()
    await expectSound(buyer)
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'resit.jpg', mimeType: 'image/jpeg', buffer: slip })
    await page.getByRole('button', { name: 'Hantar bukti bayaran' }).click()
    await page.getByRole('heading', { name: /menyemak bukti bayaran/ }).waitFor()
    await expectSound(buyer)
    await buyer.leave()
  })

  it('by cash on delivery, in few taps; what was typed outlives a reload on the way', async () => {
    const buyer = await opened(width, 'DEMO-MUG')
    const { page } = buyer
    await page.evaluate(countTaps)
    await page.addInitScript(countTaps)
    const started = Date.now()
    await fill(page, '43000')
    await page
      .getByText(/^Bayar semasa terima|^Bayar tunai/)
      .first()
      .click()
    await page.reload()
    await wake(page)
    await expect.poll(() => page.getByLabel('Nombor telefon').inputValue()).toBe('012-345 6789')
    expect(await page.getByLabel('Alamat', { exact: true }).inputValue()).toContain('Jalan Wawasan')
    await page.getByRole('button', { name: `Pesan ${await totalOf(page)}` }).click()
    await page.waitForURL('**/order/*')
    expect(Date.now() - started).toBeLessThan(60_000)
    const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')))
    expect([taps > 1, taps <= 25]).toEqual([true, true])
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page
      .getByText(/Anda baru sahaja memesan|Pesanan \S+ diterima/)
      .first()
      .waitFor()
    await buyer.leave()
  })
})

it('sold out between the page and the order: told what changed, asked, and only then ordered', async () => {
  const [slow, quick] = [await opened(360, 'DEMO-LAST'), await opened(360, 'DEMO-LAST')]
  for (const { page } of [slow, quick]) {
    await fill(page, '43000')
    await page.getByRole('textbox', { name: 'Kuantiti' }).fill('2')
    await page
      .getByText(/^Bayar semasa terima|^Bayar tunai/)
      .first()
      .click()
  }
  await quick.page.getByRole('button', { name: `Pesan ${await totalOf(quick.page)}` }).click()
  await quick.page.waitForURL('**/order/*')
  await slow.page.getByRole('button', { name: `Pesan ${await totalOf(slow.page)}` }).click()
  await slow.page.getByText('Pesanan anda telah berubah').waitFor()
  await slow.page.getByText(/Tinggal 1 unit/).waitFor()
  slow.complaints.length = 0 // the browser names the 409
  await expectSound(slow)
  await slow.page.getByRole('button', { name: /^Setuju dan pesan/ }).click()
  await slow.page.waitForURL('**/order/*')

  const late = await demo.visit(360)
  await late.page.goto('/s/demo/i/DEMO-LAST')
  await late.page.getByRole('heading', { name: 'Habis buat masa ini' }).waitFor()
  await expectSound(late)
  for (const { leave } of [slow, quick, late]) await leave()
})

// Runs in the page, and again after a reload.
const countTaps = () => {
  const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
  document.addEventListener('pointerdown', count, true)
}

async function opened(width: number, item: string): Promise<Visitor> {
  const visitor = await demo.visit(width)
  await visitor.page.goto(`/s/demo/i/${item}`)
  await wake(visitor.page)
  return visitor
}

async function fill(page: Page, postcode: string): Promise<void> {
  for (const [section, field] of [
    ['Butiran anda', 'Nama'],
    ['Alamat penghantaran', 'Alamat'],
    ['Kaedah bayaran', ''],
  ] as const) {
    const details = page.locator('details', { has: page.locator('summary', { hasText: section }) })
    if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
      await details.locator('summary').first().click()
    if (field) await page.getByLabel(field, { exact: true }).waitFor()
  }
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No. 12A-3-5, Pangsapuri Seri Cendekiawan, Jalan Wawasan 4/12')
  await page.getByLabel('Poskod').fill(postcode)
  await page.getByText('termasuk pos').waitFor({ state: 'attached' }) // on a phone the cart's button has its place
}

// What the bar at the foot says once the sum stands still.
async function totalOf(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await page.locator('button[data-order]').innerText()
        const isStill = now === before
        before = now
        return isStill
      },
      { interval: 600, timeout: 15_000 },
    )
    .toBe(true)
  return /RM\s[\d,.]+/.exec(before)?.[0] ?? ''
}
