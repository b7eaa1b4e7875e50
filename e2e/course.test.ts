import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a course is tried, bought, learnt to its end, and brings a certificate', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  // Films of other sites are no part of this journey, and may be out of reach.
  await page.route(/vimeo|youtube/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="ms"><title>Video</title><main>Video</main>',
    }),
  )
  await page.goto('/s/demo/i/DEMO-COURSE')
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  await page.getByText('Mengenal tepung dan yis').waitFor()
  await press(page, 'Cuba')
  await page.getByRole('heading', { name: 'Apa yang anda akan belajar' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel(/^E-mel/).fill('balqis@buyer.test')
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await expectSound(buyer)
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
  const start = page.getByRole('link', { name: 'Mula belajar' })
  await start.waitFor({ timeout: 30_000 })
  await expectSound(buyer)
  const orderUrl = page.url()
  await start.click()
  await page.waitForURL('**/learn/*')

  // It begins with the first lesson; each that is done leads to the next.
  await title(page, 'Selamat datang ke dapur kami')
  await expectSound(buyer)
  await press(page, 'Selesai, teruskan')
  await title(page, 'Mengenal tepung dan yis')
  await page.reload()
  await title(page, 'Mengenal tepung dan yis')
  await press(page, 'Selesai, teruskan')
  await title(page, 'Menguli sehingga licin')
  await page.locator('iframe[src^="https://player.vimeo.com/video/"]').waitFor()
  await press(page, 'Selesai, teruskan')
  await title(page, 'Kuiz: sudah bersedia membakar?')
  await page.getByLabel('Gula', { exact: true }).check()
  await page.getByLabel('Berbuih dalam sepuluh minit').check()
  await page.getByLabel('mendidih').check()
  await press(page, 'Semak jawapan saya')
  await page.getByText(/^Belum lulus/).waitFor()
  await expectSound(buyer)
  await page.getByLabel('Gluten').check()
  await page.getByLabel('Berbau seperti roti').check()
  await page.getByLabel('suam').check()
  await press(page, 'Semak jawapan saya')
  await page.getByText('Lulus! Markah anda 100%.').waitFor()
  await press(page, 'Pelajaran seterusnya')
  await title(page, 'Menyimpan dan menjual roti anda')
  await press(page, 'Selesai, teruskan')
  await page.getByText('Anda telah menamatkan kursus ini. Tahniah!').waitFor()
  await page.getByRole('link', { name: 'Lihat sijil anda' }).click()
  await page.waitForURL('**/certificate/*')
  await page.getByRole('heading', { name: 'Sijil Tamat Kursus' }).waitFor()
  await page.getByText('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam').waitFor()
  await expectSound(buyer)
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Muat turun PDF' }).getAttribute('href')) ?? '',
  )
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.goto(orderUrl)
  await page.getByRole('link', { name: 'Sijil', exact: true }).waitFor()

  const seller = await demo.visit(360)
  await signIn(seller, '/seller/learners')
  await seller.page.getByText('100%', { exact: true }).first().waitFor()
  await expectSound(seller)
  await leave(seller, buyer)
})

it('a seller makes a course with a quiz, and codes are put into the pool of a voucher', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/products/new?type=course')
  await page.getByLabel('Nama produk', { exact: true }).fill('Kursus Ringkas Menjahit')
  await page.getByLabel('Harga', { exact: true }).fill('30.00')
  await page.getByLabel('Bahagian 1', { exact: true }).fill('Mula')
  await page.getByLabel('Tajuk', { exact: true }).fill('Kuiz awal')
  await page.getByLabel('Jenis', { exact: true }).selectOption('quiz')
  await page.getByLabel('Soalan 1', { exact: true }).fill('Warna benang?')
  await page.getByLabel('Jawapan 1', { exact: true }).fill('Merah')
  await page.getByLabel('Jawapan 2', { exact: true }).fill('Biru')
  await press(page, 'Terbitkan')
  await page.getByText('Tandakan jawapan yang betul.').first().waitFor()
  seller.complaints.length = 0 // the browser names the refusal
  await page.getByLabel('Jawapan 2 betul').check()
  await expectSound(seller)
  await press(page, 'Terbitkan')
  await page.getByText('Semua sudah disimpan').waitFor()

  await page.goto('/seller/products/new?type=digital')
  await page.getByLabel('Nama produk', { exact: true }).fill('Baucar Kedai RM10')
  await page.getByLabel('Harga', { exact: true }).fill('10.00')
  await page.getByLabel(/^Setiap salinan disertakan kod/).check()
  await press(page, 'Terbitkan')
  await page.getByText('Semua sudah disimpan').waitFor()
  await page.getByText('Tiada kod lagi: pembeli melihatnya sebagai habis dijual.').waitFor()
  await page.getByLabel('Tambah kod', { exact: true }).fill('AAAA-1111\nBBBB-2222\nAAAA-1111')
  await press(page, 'Masukkan kod')
  await page.getByText('2 kod ditambah, 1 sudah ada.').waitFor()
  await expectSound(seller)
  await leave(seller)
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { complaints, leave: close } of visitors) {
    expect(complaints).toEqual([])
    await close()
  }
}
