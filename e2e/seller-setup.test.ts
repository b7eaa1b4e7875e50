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

describe.each([360, 1280])('a new shop at %i px, in Malay', (width) => {
  it('sets a bank account, shipping and a coupon, and the buyer’s price follows', async () => {
    const username = `kedai-baharu-${width}`
    const seller = await demo.visit(width)
    await register(seller, username)
    await addBankAccount(seller)
    await setShipping(seller)
    await makeCoupon(seller)
    await changeCouponInTwoTabs(seller)
    const viewId = await addProduct(seller.page)
    await seller.leave()

    const buyer = await demo.visit(width)
    const { page } = buyer
    await page.goto(`/s/${username}/i/${viewId}`)
    await wake(page)
    await page
      .getByLabel('Poskod')
      .or(page.locator('summary', { hasText: 'Alamat penghantaran' }))
      .first()
      .waitFor()
    const address = page.locator('details', { has: page.locator('summary', { hasText: 'Alamat penghantaran' }) })
    if (!(await address.evaluate((element: HTMLDetailsElement) => element.open)))
      await address.locator('summary').first().click()
    await page.getByLabel('Poskod').fill('43000')
    await expect.poll(() => page.locator('button[data-order]').innerText(), { timeout: 15_000 }).toMatch(/RM\s58\.50/) // 50.00 + 8.50
    await page.locator('summary', { hasText: 'Kod kupon' }).click()
    await page.getByLabel('Kod kupon').fill('baharu20')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('button[data-order]').innerText(), { timeout: 15_000 }).toMatch(/RM\s48\.50/) // a fifth of 50.00 off
    await page.getByText('5140 1234 5678').first().waitFor()
    await expectSound(buyer)
    await buyer.leave()
  })
})

async function register({ page, complaints }: Visitor, username: string): Promise<void> {
  await page.goto('/register')
  await page.fill('[name=shop_name]', 'Kedai Kek & Kuih Warisan Nenek Hajah Zainab')
  await page.fill('[name=username]', username)
  await page.fill('[name=name]', 'Nur Aisyah binti Abdul Rahman')
  await page.fill('[name=phone]', '012-345 6789')
  await page.fill('[name=email]', `${username}@mail.test`)
  await page.fill('[name=password]', 'nasi lemak pagi')
  await page
    .getByRole('button', { name: /^(Daftar|Buka kedai)/ })
    .last()
    .click()
  await page.waitForURL(/\/seller/)
  complaints.length = 0
}

async function addBankAccount(seller: Visitor): Promise<void> {
  const { page } = seller
  await page.goto('/seller/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bayaran/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Tambah akaun bank' }).click()
  await page.selectOption('[name=bank]', 'Maybank')
  await page.fill('[name=number]', '5140 1234 5678')
  await page.fill('[name=holder]', 'Nur Aisyah binti Abdul Rahman')
  await expectSound(seller)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('5140 1234 5678').waitFor()
  await expect.poll(() => page.getByRole('switch', { name: /Pindahan bank/ }).isChecked()).toBe(true)
  await settled(page)
  await expectSound(seller)
  await page.getByRole('button', { name: 'Ubah Pindahan bank' }).click()
  await page.getByRole('dialog').getByLabel('Masa untuk membayar').waitFor()
  await page.keyboard.press('Escape')
}

async function setShipping(seller: Visitor): Promise<void> {
  const { page } = seller
  await page.goto('/seller/settings/shipping')
  await page.evaluate(archiveZones) // those that every new shop begins with
  await page.reload()
  await page.fill('[name=courier]', 'Pos Laju')
  await page.fill('[name=west]', '8.5')
  await page.fill('[name=east]', '15')
  await page.getByRole('button', { name: 'Simpan harga ini' }).click()
  await page.fill('[name=location]', '93050')
  await page.getByRole('button', { name: 'Berapa pembeli perlu bayar?' }).click()
  await page.getByRole('status').getByText('RM 15.00').waitFor()
  await settled(page)
  await expectSound(seller)
}

async function makeCoupon(seller: Visitor): Promise<void> {
  const { page } = seller
  await page.goto('/seller/settings/coupons')
  await page.getByRole('button', { name: 'Kupon baharu' }).click()
  await page.fill('[name=code]', 'Baharu20')
  await page.fill('[name=percent]', '20')
  await expectSound(seller)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByRole('button', { name: 'BAHARU20', exact: true }).waitFor()
  await settled(page)
  await expectSound(seller)
}

// What was typed second stays, what somebody else saved is said at its field, and what they alone changed is taken over.
async function changeCouponInTwoTabs({ page, complaints }: Visitor): Promise<void> {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/seller/settings/coupons')
    await tab.getByRole('button', { name: 'BAHARU20', exact: true }).click()
    await tab.getByRole('dialog').locator('[name=name]').waitFor()
  }
  await other.fill('[name=name]', 'Raya')
  await other.fill('[name=min_spend]', '10')
  await other.getByRole('button', { name: 'Simpan' }).click()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  await page.fill('[name=name]', 'Merdeka')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Tetapan ini telah diubah di tempat lain').waitFor()
  await dialog.getByText('Orang lain menyimpan: Raya').first().waitFor()
  expect([await page.inputValue('[name=name]'), await page.inputValue('[name=min_spend]')]).toEqual([
    'Merdeka',
    '10.00',
  ])
  complaints.length = 0 // the browser names the 409 that told it
  await page.getByRole('button', { name: 'Simpan' }).click()
  await dialog.waitFor({ state: 'detached' })
  await other.close()
}

// The form of a product has a journey of its own; here it only has to be there.
async function addProduct(page: Page): Promise<string> {
  await page.goto('/seller/settings')
  return await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/vnd.kedai.v1+json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '',
    }
    const body = JSON.stringify({
      item_type: 'ecommerce',
      title: 'Kek Lapis',
      status: 'published',
      variations: [{ price: '50.00', stock: 10, weight: '0.5' }],
    })
    const answer = await fetch('/api/ajax/seller/products', { method: 'POST', headers, body })
    return (await answer.json()).data.view_id
  })
}

async function archiveZones(): Promise<void> {
  const headers = {
    accept: 'application/vnd.kedai.v1+json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '',
  }
  const { data } = await (await fetch('/api/ajax/seller/shipping', { headers })).json()
  for (const { id } of data.zones)
    await fetch(`/api/ajax/seller/shipping/zones/${id}/archive`, { method: 'POST', headers })
}

// Toasts go by themselves; what is judged is the screen.
const settled = (page: Page) => page.waitForTimeout(3200)
