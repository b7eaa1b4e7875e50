import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { fillCheckout } from './connect-provider.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { openGrowthStandIn } from './stand-ins/growth.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let standIn: Awaited<ReturnType<typeof openGrowthStandIn>>
beforeAll(async () => {
  standIn = await openGrowthStandIn()
  demo = await openDemo(standIn.env)
})
afterAll(async () => {
  await demo?.close()
  await standIn?.close()
})

const row = (page: Page, name: string) => page.locator('details', { has: page.getByText(name, { exact: true }) })

it('on a phone, in Malay, a campaign is refused with a hidden link, tried, sent once to each, and stands in the ledger', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/settings/opt-outs')
  await page.getByLabel('Telefon atau e-mel').first().fill('011-1111 0001')
  await page.getByRole('button', { name: 'Tambah ke senarai' }).click()
  await page.getByText('011-1111 0001').waitFor()
  await expectSound(seller)
  await page.goto('/seller/campaigns')
  await page.getByRole('button', { name: 'Kempen baharu' }).click()
  await page.getByLabel('Nama', { exact: true }).fill('Raya')
  await page.getByRole('textbox', { name: 'Mesej' }).fill('Klik b i t . l y / raya')
  await page
    .getByText(/SMS tidak boleh mengandungi pautan/)
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: 'Mesej' }).fill('Jualan Raya 20% hari ini')
  await page.getByText('RM0.00 Kedai Demo: Jualan Raya 20% hari ini').waitFor()
  await page.getByText('1 meminta berhenti').waitFor()
  await expectSound(seller)
  await page.getByRole('button', { name: 'Simpan kempen' }).click()
  const campaign = row(page, 'Raya')
  await campaign.locator('summary').click()
  await campaign.getByLabel('Uji ke telefon anda').fill('013-999 8888')
  await campaign.getByRole('button', { name: 'Hantar ujian' }).click()
  await expect
    .poll(() => standIn.texts)
    .toEqual([{ to: '60139998888', text: 'RM0.00 Kedai Demo: Jualan Raya 20% hari ini' }])
  await campaign.getByRole('button', { name: 'Hantar kempen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hantar kempen' }).click()
  await campaign.locator('summary').getByText('Dihantar').waitFor({ timeout: 60_000 })
  const to = standIn.texts.slice(1).map(({ to: phone }) => phone)
  expect(to.length).toBeGreaterThan(5)
  expect([new Set(to).size, to.includes('601111110001')]).toEqual([to.length, false])
  await campaign.getByRole('button', { name: 'Penerima' }).click()
  await campaign.getByRole('link', { name: 'WhatsApp' }).first().waitFor()
  await expectSound(seller)
  await page.goto('/seller/messages?reason=campaign')
  const first = page.locator('details').first()
  await first.locator('summary').click()
  await first.getByText('Mereka bersetuju menerima tawaran').waitFor()
  await first.getByText('1 SMS · RM 0.10').waitFor()
  await expectSound(seller)
  // Invoices stand in the same ledger.
  await page.goto('/seller/messages?reason=invoice')
  await page
    .getByText(/^E-mel · Invois · INV-/)
    .first()
    .waitFor()
  await page.goto('/seller/customers')
  await page.getByRole('link', { name: 'Lim Wei Jie' }).first().click()
  await page.getByRole('heading', { name: 'Persetujuan menerima tawaran' }).waitFor()
  await page.getByRole('button', { name: 'Tunjuk' }).click()
  await page.getByText('Kempen · Raya').waitFor()
  await expectSound(seller)
  await seller.leave()
})

it('on a phone, in Malay, a form brings a lead, an automation sets its task, and the seller works it', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/automations')
  await seller.page.getByRole('button', { name: 'Hubungi prospek baharu' }).click()
  await seller.page.getByRole('button', { name: 'Simpan automasi' }).click()
  await seller.page.getByRole('switch', { name: 'Hubungi prospek baharu' }).waitFor()
  const made = await seller.page.evaluate(makePage)
  expect(made).toBe(200)
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/p/tanya-kami')
  await page.getByLabel('Nama', { exact: true }).fill('Siti Aminah')
  await page.getByLabel('Nombor telefon').fill('012-777 8888')
  await page.getByRole('button', { name: 'Hantar', exact: true }).click()
  await page.getByText('Tandakan persetujuan anda supaya kedai boleh menghubungi anda.').waitFor()
  await page
    .getByRole('checkbox', {
      name: /^Kedai Demo boleh menghubungi saya tentang produknya melalui telefon, SMS dan e-mel/,
    })
    .check()
  buyer.complaints.length = 0 // the browser names the 422 that was asked for
  await expectSound(buyer)
  await page.getByRole('button', { name: 'Hantar', exact: true }).click()
  await page.getByText('Terima kasih. Kedai akan menghubungi anda.').waitFor()
  await buyer.leave()
  await seller.page.goto('/seller/leads?term=Siti Aminah')
  const lead = row(seller.page, 'Siti Aminah')
  await lead.locator('summary').click()
  await lead.getByRole('link', { name: 'WhatsApp' }).waitFor()
  await lead.getByRole('button', { name: 'Saya uruskan' }).click()
  await lead.getByLabel('Status').selectOption({ label: 'Sudah dihubungi' })
  await lead.locator('summary').getByText('Sudah dihubungi').waitFor()
  await expectSound(seller)
  await seller.page.goto('/seller/automations')
  await seller.page.getByText('Hubungi Siti Aminah').waitFor({ timeout: 30_000 })
  await seller.page.getByRole('button', { name: 'Rekod pelaksanaan' }).first().click()
  await seller.page.getByText('Selesai').first().waitFor()
  await expectSound(seller)
  await seller.leave()
})

it('on a phone, in Malay, a reward opens once three others came by a buyer’s own link', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-EBOOK')
  await page.getByLabel('Nombor telefon anda').fill('012-345 6789')
  await page.getByRole('checkbox', { name: /^Kedai Demo boleh menghubungi saya/ }).check()
  await page.getByRole('button', { name: 'Dapatkan pautan saya' }).click()
  const link = await page.getByText(/\/i\/DEMO-EBOOK\?vl=/).innerText()
  await expectSound(buyer)
  for (const phone of ['Pixel 7', 'Redmi 12', 'Galaxy A54']) {
    const friend = await demo.visit(360)
    await friend.page.setExtraHTTPHeaders({ 'user-agent': `Mozilla/5.0 (Linux; Android 14; ${phone}) Chrome/130` })
    await friend.page.goto(link)
    await friend.leave()
  }
  await page.reload()
  await page.getByText('Sudah dibuka. Kod anda:').waitFor()
  await page.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/).waitFor()
  await expectSound(buyer)
  await buyer.leave()
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/leads')
  await row(seller.page, '012-345 6789').locator('summary').click()
  await seller.page.getByText('Dari kunci viral').waitFor()
  await seller.leave()
})

it('on a phone, in Malay, advertising is told of a purchase once, by a buyer who allowed it', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/settings/pixels')
  await seller.page.getByLabel('ID piksel Meta').fill('1234567890')
  await seller.page.getByLabel('Kunci Conversions API').fill('kunci-rahsia')
  await seller.page.getByRole('checkbox', { name: 'Tanya pelawat dahulu' }).check()
  await seller.page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await seller.page.getByText('Kunci sudah disimpan. Masukkan kunci baharu untuk menggantikannya').waitFor()
  await expectSound(seller)
  const buyer = await demo.visit(360)
  const { page } = buyer
  const asked: string[] = []
  const byBrowser = () => asked.filter((url) => url.includes('/tr?') && url.includes('ev=Purchase'))
  for (const host of ['connect.facebook.net', 'www.facebook.com'])
    await page.route(`https://${host}/**`, async (route) => {
      asked.push(route.request().url())
      // The first telling of the purchase is not answered: its page is left before.
      if (byBrowser().length === 1) return
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    })
  await page.goto('/s/demo/i/DEMO-MUG?fbclid=IwAR-ujian')
  await page.getByText(/^Benarkan Kedai Demo menggunakan kuki/).waitFor()
  expect(asked).toEqual([])
  await expectSound(buyer)
  await page.getByRole('button', { name: 'Benarkan' }).click()
  await expect.poll(() => asked.filter((url) => url.includes('fbevents.js')).length).toBe(1)
  await fillCheckout(page, 'nurul@buyer.test')
  await page.getByRole('button', { name: /^Bayar RM/ }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
  await page.getByRole('heading', { name: /^Dibayar/ }).waitFor()
  await expect.poll(() => byBrowser().length).toBe(1)
  const confirmed = page.waitForResponse('**/conversion/told')
  await page.reload()
  await confirmed
  expect(byBrowser()).toHaveLength(2)
  for (let again = 0; again < 10; again++) await page.reload()
  await page.getByRole('heading', { name: /^Dibayar/ }).waitFor()
  const byServer = () => standIn.purchases.filter(({ event_name }) => event_name === 'Purchase')
  await expect.poll(() => byServer().length, { timeout: 30_000 }).toBe(1)
  const [told] = byServer()
  expect(told?.user_data.fbc).toMatch(/^fb\.1\.\d+\.IwAR-ujian$/)
  // Told again after it was left, and never after it was taken; under one name, by which providers count it once.
  expect(byBrowser()).toHaveLength(2)
  expect(new Set(byBrowser().map((url) => new URL(url).searchParams.get('eid')))).toEqual(new Set([told?.event_id]))
  await buyer.leave()
  await seller.page.reload()
  await seller.page.getByText(`${told?.event_id} · Meta`).waitFor()
  await expectSound(seller)
  await seller.leave()
})

it('on a phone, in Malay, what is put into the cart is told by page and server under one id, after a yes alone', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/settings/pixels')
  await seller.page.getByLabel('ID piksel Meta').fill('1234567890')
  await seller.page.getByLabel('Kunci Conversions API').fill('kunci-rahsia')
  await seller.page.getByRole('checkbox', { name: 'Tanya pelawat dahulu' }).check()
  await seller.page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await seller.page.getByText('Kunci sudah disimpan. Masukkan kunci baharu untuk menggantikannya').waitFor()
  await seller.leave()
  const byServer = () => standIn.purchases.filter(({ event_name }) => event_name === 'AddToCart')
  const before = byServer().length
  const visit = async (answer: 'Benarkan' | 'Tidak, terima kasih') => {
    const buyer = await demo.visit(360)
    await buyer.page.route('https://connect.facebook.net/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
    )
    await buyer.page.goto('/s/demo/i/DEMO-MUG')
    await buyer.page.getByRole('button', { name: answer }).click()
    await buyer.page.getByRole('button', { name: 'Tambah ke troli' }).click()
    await buyer.page.getByText('Ditambah ke troli anda').waitFor()
    return buyer
  }
  // What our page has queued for the provider's script, which is an empty one here.
  const byPage = (page: Page) =>
    page.evaluate(() => {
      const { fbq } = window as unknown as { fbq?: { queue: [string, string, string, object, { eventID: string }?][] } }
      return (fbq?.queue ?? []).flatMap(([, , name, , last]) => (name === 'AddToCart' ? [last?.eventID] : []))
    })
  const refusing = await visit('Tidak, terima kasih')
  await refusing.page.waitForTimeout(1500) // longer than telling takes
  expect([await byPage(refusing.page), byServer().length - before]).toEqual([[], 0])
  await refusing.leave()
  const buyer = await visit('Benarkan')
  const { page } = buyer
  await expect.poll(() => byPage(page)).toHaveLength(1)
  const [onItem] = await byPage(page)
  await page.goto('/s/demo/cart')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect.poll(() => byPage(page)).toHaveLength(1)
  const [inCart] = await byPage(page)
  expect(inCart).not.toBe(onItem)
  await expect
    .poll(
      () =>
        byServer()
          .slice(before)
          .map(({ event_id }) => event_id),
      { timeout: 30_000 },
    )
    .toEqual([onItem, inCart])
  await expectSound(buyer)
  await buyer.leave()
})

// Runs in the seller's page, with their session: a page with a form, published.
async function makePage(): Promise<number> {
  const token = document.querySelector('meta[name=csrf-token]')?.getAttribute('content') ?? ''
  const post = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
      },
      body: JSON.stringify(body),
    })
  const blocks = [{ type: 'lead', title: 'Tanya kami', text: '', button: '' }]
  const made = await post('/api/ajax/seller/pages', { title: 'Tanya kami', slug: 'tanya-kami', blocks })
  const { data } = (await made.json()) as { data: { id: number } }
  return (await post(`/api/ajax/seller/pages/${data.id}/publish`, {})).status
}
