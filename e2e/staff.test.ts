import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('an owner invites somebody, who comes in by the mail and sees only the work given', async () => {
    const email = `pembantu-${width}@staff.test`
    const owner = await demo.visit(width)
    await signIn(owner, '/seller/settings/staff')
    await owner.page.getByRole('button', { name: 'Jemput seseorang' }).click()
    await owner.page.fill('dialog [name=email]', email)
    await owner.page.getByRole('checkbox', { name: /^Pesanan/ }).uncheck()
    await owner.page.getByRole('button', { name: 'Hantar jemputan' }).click()
    await owner.page.getByText('Pilih sekurang-kurangnya satu bidang kerja.').first().waitFor()
    await owner.page.getByRole('checkbox', { name: /^Produk dan stok/ }).check()
    await owner.page.getByRole('button', { name: 'Hantar jemputan' }).click()
    await owner.page.getByRole('heading', { name: 'Dijemput, belum menyertai' }).waitFor()
    await owner.page.locator('strong', { hasText: email }).waitFor()
    owner.complaints.length = 0 // the browser names the refusal for want of work
    await expectSound(owner)

    const helper = await demo.visit(width)
    await helper.page.goto('/demo/mailbox')
    await helper.page.getByRole('link', { name: email }).click({ timeout: 20_000 })
    const opened = helper.page.context().waitForEvent('page')
    await helper.page.frameLocator('iframe').getByRole('link').click()
    const page = await opened
    await page.getByRole('heading', { name: 'Sertai Kedai Demo' }).waitFor()
    const joining = { ...helper, page }
    await expectSound(joining)
    await page.fill('[name=name]', 'Siti Nurhaliza binti Tarudin')
    await page.fill('[name=password]', 'teh tarik jam lima')
    await page.getByRole('button', { name: 'Sertai Kedai Demo' }).click()
    await page.waitForURL('**/seller')
    const menu = page.getByRole('navigation').first()
    await menu.getByRole('link', { name: 'Produk' }).waitFor()
    // The frame stands before it is known who looks.
    await expect.poll(() => menu.getByRole('link', { name: 'Pesanan' }).count()).toBe(0)
    await page.goto('/seller/orders') // a list that is not this person's work
    await page.getByText('Pemilik kedai menentukan siapa yang boleh bekerja di sini.').waitFor()
    expect(await page.getByRole('button', { name: 'Cuba lagi' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Ke Utama' }).click()
    await page.waitForURL('**/seller')
    await page.goto('/seller/settings')
    await page
      .getByRole('link', { name: /^Akaun anda/ })
      .first()
      .waitFor()
    expect(await page.getByRole('link', { name: /^Kakitangan/ }).count()).toBe(0)

    await owner.page.reload()
    await owner.page.locator('strong', { hasText: 'Siti Nurhaliza binti Tarudin' }).first().waitFor()
    await owner.page.goto('/seller/settings/activity')
    await owner.page.getByText('Menyertai kedai').first().waitFor()
    owner.complaints.length = 0
    await expectSound(owner)
    await owner.page.goto('/seller/settings/account')
    await owner.page.getByText('Peranti ini').waitFor()
    await expectSound(owner)
    await owner.leave()
    await helper.leave()
  }, 120_000)
})
