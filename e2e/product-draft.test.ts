import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const earlier = 'Perubahan anda yang belum disimpan telah dipulihkan.'
const titleOf = (page: Page) => page.getByLabel('Nama produk', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

describe.each([360, 1280])('what is typed into a product, at %i px, in Malay', (width) => {
  it('is there again after a reload, and gone once it is saved or dropped', async () => {
    const { seller, path } = await openEditor('Set Teko', width)
    const { page } = seller
    const before = await titleOf(page).inputValue()
    expect(await page.getByText(earlier).count()).toBe(0)
    await titleOf(page).fill(`Set Teko dan Cawan ${width}`)
    await page.reload()
    await page.getByText(earlier).waitFor()
    expect(await titleOf(page).inputValue()).toBe(`Set Teko dan Cawan ${width}`)
    await expectSound(seller)

    await page.getByRole('button', { name: 'Mula semula daripada yang disimpan' }).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe(before)
    await page.goto(path)
    await titleOf(page).waitFor()
    expect([await titleOf(page).inputValue(), await page.getByText(earlier).count()]).toEqual([before, 0])

    await titleOf(page).fill(`Set Teko Seramik ${width}`)
    await page.reload()
    await page.getByText(earlier).waitFor()
    await save(page)
    await page.getByText('Semua sudah disimpan').waitFor()
    await page.reload()
    await titleOf(page).waitFor()
    expect([await titleOf(page).inputValue(), await page.getByText(earlier).count()]).toEqual([
      `Set Teko Seramik ${width}`,
      0,
    ])
    await seller.leave()
  })

  it('writes nothing over that was saved elsewhere meanwhile: both are shown, and one is chosen', async () => {
    const { seller, path } = await openEditor('Sambal', width)
    const { page } = seller
    await titleOf(page).fill(`Sambal Bilis saya ${width}`)
    const { seller: other } = await openEditor('Sambal', width)
    await titleOf(other.page).fill(`Sambal Bilis orang lain ${width}`)
    await save(other.page)
    await other.page.getByText('Semua sudah disimpan').waitFor()

    await page.reload()
    await page.getByText('Seseorang telah menyimpan produk ini selepas itu.').waitFor()
    expect(await titleOf(page).inputValue()).toBe(`Sambal Bilis saya ${width}`)
    await expectSound(seller)
    await save(page)
    const both = page.getByRole('alertdialog', { name: 'Diubah di tempat lain' })
    await both.getByText(`Sambal Bilis orang lain ${width}`).waitFor()
    seller.complaints.length = 0 // the browser names the refusal
    await expectSound(seller)
    await both.getByRole('button', { name: 'Simpan versi saya' }).click()
    await page.getByText('Semua sudah disimpan').waitFor()

    // The other one, still open, is told in turn, and takes what is saved.
    await titleOf(other.page).fill(`Sambal Bilis sekali lagi ${width}`)
    await save(other.page)
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Guna yang disimpan' }).click()
    await expect.poll(() => titleOf(other.page).inputValue()).toBe(`Sambal Bilis saya ${width}`)
    for (const one of [page, other.page]) {
      await one.goto(path)
      await titleOf(one).waitFor()
      expect([await titleOf(one).inputValue(), await one.getByText(earlier).count()]).toEqual([
        `Sambal Bilis saya ${width}`,
        0,
      ])
    }
    for (const visitor of [seller, other]) await visitor.leave()
  })

  it('is seen as a buyer would see it before it is saved, and nothing is saved by that', async () => {
    const { seller, path } = await openEditor('Pasu', width)
    const { page } = seller
    const before = await titleOf(page).inputValue()
    await titleOf(page).fill(`Pasu Tembikar ${width}`)
    await page.getByRole('button', { name: 'Pratonton sebagai pembeli' }).click()
    const shown = page.frameLocator('dialog iframe')
    await shown.getByRole('heading', { level: 1, name: `Pasu Tembikar ${width}` }).waitFor()
    await shown.getByRole('heading', { name: 'Pesan di sini' }).waitFor()
    expect(await shown.locator('html').evaluate((html) => html.scrollWidth)).toBe(360)
    await expectSound(seller)
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
    expect(await titleOf(page).inputValue()).toBe(`Pasu Tembikar ${width}`)
    await page.reload()
    await page.getByRole('button', { name: 'Mula semula daripada yang disimpan' }).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe(before)

    // What a save would refuse is refused at its field.
    await page.goto(path)
    await titleOf(page).fill('')
    await page.getByRole('button', { name: 'Pratonton sebagai pembeli' }).click()
    await page.getByText('1 ruangan perlu dibetulkan').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await seller.leave()
  })
})

// A browser of its own, in front of the form of the first product that is called so.
async function openEditor(name: string, width: number): Promise<{ seller: Visitor; path: string }> {
  const seller = await demo.visit(width)
  seller.page.on('dialog', (dialog) => void dialog.accept()) // leaving with something typed
  await signIn(seller, '/seller/products')
  const id = await seller.page.evaluate(async (term) => {
    const answer = await fetch(`/api/ajax/seller/products?term=${encodeURIComponent(term)}`, {
      headers: { accept: 'application/vnd.kedai.v1+json', 'x-requested-with': 'XMLHttpRequest' },
    })
    return (await answer.json()).data[0].id as number // as the contract has it
  }, name)
  const path = `/seller/products/${id}`
  await seller.page.goto(path)
  await titleOf(seller.page).waitFor()
  return { seller, path }
}
