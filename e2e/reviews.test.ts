import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { wake } from './item-page-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a buyer rates what has come, the seller answers, and the shop shows both', async () => {
    const words = `Cantik, sampai dalam ${width} minit.`
    const [buyer, seller] = [await demo.visit(width), await demo.visit(width)]
    const order = await placeOrder(buyer.page)
    expect(await buyer.page.getByRole('link', { name: 'Nilai barang yang anda beli' }).count()).toBe(0) // nothing has come yet
    await signIn(seller, '/seller/orders')
    await seller.page.evaluate(sendOrder, order.no)

    await buyer.page.reload()
    await buyer.page.getByRole('link', { name: 'Nilai barang yang anda beli' }).click()
    await buyer.page.waitForURL('**/rate')
    await buyer.page.getByLabel('Ulasan anda').fill(words)
    await buyer.page.reload()
    await expect.poll(() => buyer.page.getByLabel('Ulasan anda').inputValue()).toBe(words)
    await buyer.page.getByRole('button', { name: 'Hantar penilaian' }).click()
    await buyer.page.getByRole('alert').first().waitFor() // stars are asked for
    buyer.complaints.length = 0 // the browser names that refusal
    await buyer.page.locator('[name=stars][value="4"]').press('Space')
    await expectSound(buyer)
    await buyer.page.getByRole('button', { name: 'Hantar penilaian' }).click()
    await buyer.page.getByText(words).waitFor()
    await expectSound(buyer)

    await seller.page.goto('/seller/reviews')
    const card = seller.page.getByRole('listitem').filter({ hasText: words })
    await card.locator('summary').click()
    await card.getByRole('button', { name: 'Jawab' }).click()
    await card.getByRole('textbox').fill(`Terima kasih! ${width}`)
    await card.getByRole('button', { name: 'Hantar balasan' }).click()
    await card.getByText('Balasan anda').waitFor()
    await expectSound(seller)

    await buyer.page.goto('/s/demo/i/DEMO-MUG')
    expect(await buyer.page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('"ratingValue":4')]),
    )
    await buyer.page.getByRole('region', { name: 'Ulasan pembeli' }).getByText(words).waitFor()
    await expectSound(buyer)
    await buyer.page.getByRole('link', { name: /Semua ulasan/ }).click()
    await buyer.page.waitForURL('**/s/demo/i/DEMO-MUG/reviews')
    await buyer.page.getByText(words).waitFor()
    await buyer.page.getByText(`Terima kasih! ${width}`).waitFor()
    await expectSound(buyer)
    for (const visitor of [buyer, seller]) await visitor.leave()
  })
})

async function placeOrder(page: Page): Promise<{ no: string }> {
  await page.goto('/s/demo/i/DEMO-MUG')
  await wake(page)
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No. 12A-3-5, Pangsapuri Seri Cendekiawan')
  await page.getByLabel('Poskod').fill('43000')
  await page.getByText('termasuk pos').waitFor({ state: 'attached' }) // on a phone the cart's button has its place
  await page.getByRole('radio', { name: /^Bayar semasa terima/ }).check()
  await page.locator('button[data-order]').click()
  await page.waitForURL('**/order/*')
  return {
    no: (
      await page
        .getByText(/^Pesanan \d+$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  }
}

// The orders' screens have journeys of their own: here the parcel only has to leave, and its money to come.
async function sendOrder(no: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/vnd.kedai.v1+json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '',
  }
  const call = async (path: string, body?: object) => {
    const answer = await fetch(
      `/api/ajax/seller/orders/${no}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    )
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()).data
  }
  await call('/fulfil', { courier: 'Pos Laju', tracking_number: 'EF123456789MY' })
  // Sent is not come: the page asks once the order is complete.
  await call('/record-payment', { amount: (await call('')).balance_due, method: 'cash' })
  await call('/complete', {})
}
