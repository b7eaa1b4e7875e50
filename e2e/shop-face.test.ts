import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

// Each width changes what the one before has saved.
const looks = { 360: { colour: '#c8102e', layout: /^Senarai/ }, 1280: { colour: '#1f5fbf', layout: /^Grid/ } } as const

describe.each([360, 1280] as const)('at %i px, in Malay', (width) => {
  it('a seller gives the shop its face, and buyers see it', async () => {
    const seller = await demo.visit(width)
    const buyer = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/settings')

    await page.getByRole('link', { name: /Maklumat kedai/ }).click()
    await page.getByLabel('Nama kedai').fill(`Kedai Demo Tembikar ${width}`)
    await page.getByLabel('Nombor WhatsApp').fill('12')
    await page.reload()
    await expect.poll(() => page.getByLabel('Nombor WhatsApp').inputValue()).toBe('12') // nothing typed is lost
    await save(seller)
    await page.getByText('Semak nombor ini').first().waitFor()
    seller.complaints.length = 0 // the browser names the 422
    await page.getByLabel('Nombor WhatsApp').fill('012-345 6789')
    await page.getByLabel('Instagram').fill('@kedai_demo')
    await save(seller)
    await page.getByText('Maklumat kedai disimpan.').waitFor()
    await expectSound(seller)

    await page.goto('/seller/settings/banners')
    await page.getByLabel('Teks promosi').fill(`Jualan hujung tahun ${width}`)
    await save(seller)
    await page.getByText('Sepanduk disimpan.').waitFor()
    await expectSound(seller)

    await page.goto('/seller/settings/theme')
    await page.getByRole('button', { name: `Warna ${looks[width].colour}` }).click()
    await page.getByRole('radio', { name: looks[width].layout }).check()
    await save(seller)
    await page.getByText('Rupa kedai disimpan.').waitFor()
    await expectSound(seller)

    await buyer.page.goto('/s/demo')
    await buyer.page.getByRole('heading', { level: 1, name: `Kedai Demo Tembikar ${width}` }).waitFor()
    await buyer.page.getByText(`Jualan hujung tahun ${width}`).waitFor()
    expect(
      await buyer.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
    ).toContain(looks[width].colour)
    expect(await buyer.page.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
      'https://www.instagram.com/kedai_demo',
    )
    await buyer.page.getByRole('button', { name: 'Hentikan slaid' }).click()
    await buyer.page.getByRole('button', { name: 'Slaid seterusnya' }).click()
    await buyer.page.getByText('2 / 2').waitFor()
    await expectSound(buyer)
    await Promise.all([seller.leave(), buyer.leave()])
  })

  it('two tabs with the same settings do not write over each other', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/settings/company')
    const other = await page.context().newPage()
    await other.goto('/seller/settings/company')
    await other.getByLabel('Bandar').fill(`Kajang ${width}`)
    await other.getByRole('button', { name: 'Simpan', exact: true }).click()
    await other.getByText('Maklumat kedai disimpan.').waitFor()
    await page.getByLabel('Jalan dan nombor').fill(`${width}, Lorong Warung 2`)
    await save(seller)
    await page.getByText('Tetapan ini telah diubah di tempat lain').waitFor()
    expect([
      await page.getByLabel('Jalan dan nombor').inputValue(),
      await page.getByLabel('Bandar').inputValue(),
    ]).toEqual([`${width}, Lorong Warung 2`, `Kajang ${width}`])
    await save(seller)
    await page.getByText('Maklumat kedai disimpan.').waitFor()
    await seller.leave()
  })

  it('categories are moved by the keyboard, and an old link still leads to its shelf', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/settings/categories')
    const names = () => page.getByRole('listitem').locator('span.font-semibold').allTextContents()
    await page.getByRole('button', { name: 'Alih Makanan dengan kekunci anak panah' }).waitFor()
    const before = await names()
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/categories/order'))
    await page
      .getByRole('button', { name: 'Alih Makanan dengan kekunci anak panah' })
      .press(before[0] === 'Makanan' ? 'ArrowDown' : 'ArrowUp')
    expect((await saved).status()).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'Alih Makanan dengan kekunci anak panah' }).waitFor()
    expect(await names()).not.toEqual(before)
    await expectSound(seller)
    const [shelf, former] = width === 360 ? ['Kraf Tangan', 'kraf-tangan'] : ['Seni Tangan 360', 'seni-tangan-360']
    await page.getByRole('button', { name: `Lagi tentang ${shelf}` }).click()
    await page.getByRole('menuitem', { name: 'Ubah' }).click()
    await page.locator('dialog [name=name]').fill(`Seni Tangan ${width}`)
    await save(seller)
    await page.getByText('Kategori disimpan.').waitFor()
    const old = await page.request.get(`/s/demo?cat=${former}`, { maxRedirects: 0 })
    expect([old.status(), old.headers()['location']]).toEqual([301, `/s/demo?cat=seni-tangan-${width}`])
    await page.goto(`/s/demo?cat=${former}`)
    await page.getByRole('heading', { level: 1, name: `Seni Tangan ${width}` }).waitFor()
    await page.waitForURL(`**/s/demo?cat=seni-tangan-${width}`)
    await seller.leave()
  })

  it('a shop that is away takes no order, and says so beforehand', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/settings/vacation')
    await page.getByRole('switch', { name: 'Kedai sedang bercuti' }).check()
    await page.getByLabel('Nota kepada pembeli').fill('Kami balik kampung.')
    await save(seller)
    await page.getByText('Mod cuti disimpan dan dihidupkan.').waitFor()
    await expectSound(seller)
    await page.goto('/s/demo/i/DEMO-MUG')
    await page.getByText('Kami balik kampung.').waitFor()
    await page.getByRole('heading', { name: 'Belum menerima pesanan' }).waitFor()
    await expectSound(seller)
    await page.goto('/seller/settings/vacation')
    await page.getByRole('switch', { name: 'Kedai sedang bercuti' }).uncheck()
    await save(seller)
    await page.getByText('Mod cuti ditutup.').waitFor()
    await page.goto('/s/demo/i/DEMO-MUG')
    await page.getByRole('heading', { name: 'Pesan di sini' }).waitFor()
    await seller.leave()
  })

  it('a list is narrowed, and a thing is found by its other name', async () => {
    const buyer = await demo.visit(width)
    const { page } = buyer
    await page.goto('/s/demo?q=hijab')
    await page.locator('mark', { hasText: 'Tudung' }).first().waitFor()
    await page.goto('/s/demo')
    await page.getByText('Tapis', { exact: true }).click()
    const promos = Number(
      /\((\d+)\)/.exec(
        await page.locator('label', { hasText: 'Sedang promosi' }).filter({ hasText: '(' }).innerText(),
      )?.[1],
    )
    expect(promos).toBeGreaterThan(0)
    await page.getByLabel('Hingga (RM)').fill('15')
    await page.getByRole('checkbox', { name: 'Ada stok' }).check()
    await page.getByRole('button', { name: 'Tunjuk', exact: true }).click()
    await page.waitForURL('**/s/demo?max=15&stock=1')
    await expect.poll(async () => (await prices(buyer)).every((price) => price <= 15)).toBe(true)
    expect((await prices(buyer)).length).toBeGreaterThan(0)
    await expectSound(buyer)
    await page.getByRole('link', { name: 'Tunjuk semua' }).click()
    await page.waitForURL('**/s/demo')
    await buyer.leave()
  })
})

const save = ({ page }: Visitor) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

const prices = async ({ page }: Visitor): Promise<number[]> =>
  (await page.locator('article .font-bold').allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')))
