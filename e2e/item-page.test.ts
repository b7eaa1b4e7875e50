import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fillBuyer, ok, openItem, openItemSite, refusal, wake } from './item-page-site.ts'
import { breaches, soundTags } from './axe.ts'
import { mug, shipped } from '../web/src/product-types/item-view.fixture.ts'

let stage: Awaited<ReturnType<typeof openItemSite>>
beforeAll(async () => {
  stage = await openItemSite()
})
afterAll(() => stage?.close())
afterEach(() => {
  for (const kind of Object.keys(stage.rules)) delete stage.rules[kind]
})
const open = (wish: Parameters<typeof openItem>[2] = {}) => openItem(stage.browser, stage.site.origin, wish)

// Lets files through only once the promise is kept.
const hold = (files: string, until: Promise<void>) => async (page: Page) => {
  await page.route(files, async (route) => {
    await until
    await route.continue()
  })
}

describe.each([
  [320, 'light'],
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('at %i px, %s', (width, colorScheme) => {
  it.each(['MUG', 'TEE', 'GONE', 'RATED'])(
    '%s breaks no rule of accessibility, fits the screen and keeps the console clean',
    async (view) => {
      const { page, complaints } = await open({ view, width, colorScheme, awake: view !== 'GONE' })
      if (view === 'MUG') {
        await fillBuyer(page, '93050')
        await page.getByText('Pindahan bank').click()
        await page.locator('summary', { hasText: 'Kod kupon' }).click()
        await page.getByText('Penghantaran ke Sarawak ialah').waitFor()
      }
      expect(await breaches(page, { runOnly: soundTags })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})

describe('before the script', () => {
  it('reads, and shows the form, without any script at all', async () => {
    const { page } = await open({ awake: false, javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1, name: /Cawan Seramik/ }).waitFor()
    expect(await page.getByText('RM 32.00').isVisible()).toBe(true)
    expect(await page.getByLabel('Poskod').isVisible()).toBe(true)
    await page.context().close()
  })

  it('keeps what is typed while the script is on its way', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page } = await open({ awake: false, prepare: hold('**/v1/js/**', held) })
    await page.getByLabel('Nama', { exact: true }).fill('Siti')
    release()
    await wake(page)
    await page.getByLabel('Alamat', { exact: true }).fill('No 1')
    expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Siti')
    await page.context().close()
  })

  it('loads the form only when somebody gets near it, keeps what is typed meanwhile, and heeds an early press', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, complaints } = await open({ awake: false, prepare: hold('**/v1/js/checkout-*', held) })
    await page.waitForTimeout(300)
    const drawn = await page.locator('form').elementHandle()
    await page.getByLabel('Nama', { exact: true }).fill('Siti')
    await page.getByRole('button', { name: /Bayar RM/ }).click()
    release()
    await page.getByText('ruangan sebelum memesan').waitFor()
    expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Siti')
    expect(await page.evaluate((form) => form === document.querySelector('form'), drawn)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the form', () => {
  it('asks for at most 14 inputs for a simple shipped item', async () => {
    const { page } = await open()
    await fillBuyer(page)
    await page.getByText('RM 33.00').first().waitFor()
    const shown = await page.locator('form').locator('input:visible, select:visible, textarea:visible').count()
    expect(shown).toBeGreaterThan(8)
    expect(shown).toBeLessThanOrEqual(14)
    expect(await page.getByLabel(/Kotak hadiah/).isChecked()).toBe(false)
    await page.context().close()
  })

  it('fills town and state from the postcode, tells East Malaysia at once, and lets an unknown code be typed around', async () => {
    const { page } = await open()
    await fillBuyer(page, '93050')
    await page.getByText('Penghantaran ke Sarawak ialah RM 15.00').waitFor()
    expect(await page.getByLabel('Bandar').inputValue()).toBe('Kuching')
    expect(await page.getByRole('button', { name: 'Bayar RM 40.00' }).isVisible()).toBe(true)
    await page.getByLabel('Bandar').fill('Kuching Selatan')
    await page.getByLabel('Poskod').fill('00001')
    await page.getByText('Poskod 00001 tiada dalam senarai').waitFor()
    expect(await page.getByLabel('Bandar').inputValue()).toBe('Kuching Selatan')
    await page.getByLabel('Negeri').selectOption('MY-10')
    await page.getByRole('button', { name: 'Bayar RM 33.00' }).waitFor()
    await page.context().close()
  })

  it('stops loading when the shipping price cannot be had, says so at the field, and asks again on request', async () => {
    stage.rules.shipping = () =>
      refusal(422, 'Kedai ini belum menghantar ke Selangor.', { location: ['Kedai ini belum menghantar ke Selangor.'] })
    const { page } = await open()
    await fillBuyer(page)
    await page.getByText('Kedai ini belum menghantar ke Selangor.').waitFor()
    expect(await page.getByText('menyemak…').count()).toBe(0)
    stage.rules.shipping = () => ok(shipped('9.00'))
    await page.getByRole('button', { name: 'Semak semula' }).click()
    await page.getByRole('button', { name: 'Bayar RM 34.00' }).waitFor()
    await page.context().close()
  })

  it('clears message and discount when a coupon request starts, and shows the answer as success or error', async () => {
    const { page } = await open()
    await page.locator('summary', { hasText: 'Kod kupon' }).click()
    await page.getByLabel('Kod kupon').fill('demo10')
    await page.keyboard.press('Enter')
    await page.getByText('Kupon DEMO10 digunakan.').waitFor()
    await page.getByRole('button', { name: 'Bayar RM 22.50' }).waitFor()
    await page.getByRole('button', { name: 'Buang' }).click()
    await page.getByRole('button', { name: 'Bayar RM 25.00' }).waitFor()
    let release = () => {}
    stage.rules.coupon = () =>
      new Promise(
        (resolve) =>
          (release = () =>
            resolve({
              status: 200,
              body: {
                status: false,
                code: 422,
                message: 'Kupon ini sudah tamat.',
                data: { price: '0.00', coupon: null, type: null },
              },
            })),
      )
    await page.getByLabel('Kod kupon').fill('LAMA')
    await page.getByRole('button', { name: 'Guna' }).click()
    await page.getByRole('button', { name: 'Guna' }).and(page.locator('[aria-busy=true]')).waitFor()
    expect(await page.getByText('Kupon DEMO10 digunakan.').count()).toBe(0)
    await page.waitForTimeout(100)
    release()
    await page.getByText('Kupon ini sudah tamat.').waitFor()
    expect(await page.getByLabel('Kod kupon').getAttribute('aria-invalid')).toBe('true')
    await page.context().close()
  })

  it('keeps what was typed over a reload, and asks for no slip before it is ordered', async () => {
    const { page } = await open()
    await fillBuyer(page)
    await page.getByText('Pindahan bank').click()
    await page
      .getByRole('radio', { name: /Pindahan bank/ })
      .and(page.locator(':checked'))
      .waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
    await page.reload()
    await wake(page)
    expect(await page.getByLabel('Alamat', { exact: true }).inputValue()).toContain('Taman Universiti')
    expect(await page.getByLabel('Poskod').inputValue()).toBe('43000')
    expect(await page.getByRole('radio', { name: /Pindahan bank/ }).isChecked()).toBe(true)
    await page.context().close()
  })

  it('says that a file which the seller asks for has to be chosen again', async () => {
    const { page } = await open({ view: 'PRINTED' })
    await page
      .locator('input[name=file_upload]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    await page.getByText('logo.png').waitFor()
    await page.reload()
    await wake(page)
    await page.getByText('Pilih logo.png sekali lagi').waitFor()
    expect(await page.getByText('Pilih logo.png sekali lagi').count()).toBe(1)
    await page.context().close()
  })

  it('guides step by step where the seller wishes', async () => {
    const { page } = await open({ view: 'TEE' })
    // The button says what is missing and leads there; nobody is told of a mistake.
    await page.getByRole('button', { name: /^Pilih Saiz & Warna · dari RM\s[\d.]+$/ }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'choice-0')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByText('Pilih barang yang anda mahu dahulu.').count()).toBe(0)
    await page.getByRole('radio', { name: 'S', exact: true }).check()
    await page.getByRole('button', { name: /^Pilih Warna · dari/ }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'choice-1')
    expect(await page.getByText('habis', { exact: true }).isVisible()).toBe(true)
    await page.getByRole('radio', { name: 'Biru' }).check()
    expect(await page.getByRole('textbox', { name: 'Kuantiti' }).inputValue()).toBe('2')
    await page.getByRole('textbox', { name: 'Kuantiti' }).fill('3')
    await page.getByRole('textbox', { name: 'Kuantiti' }).blur()
    await page.getByText('Kuantiti 3 tidak boleh dipesan, jadi kami tukar kepada 4.').waitFor()
    await page.locator('details', { hasText: 'Pilihan anda' }).getByRole('button', { name: 'Teruskan' }).click()
    await page.getByText('4 × S / Biru').waitFor()
    expect(await page.getByLabel('Nama', { exact: true }).isVisible()).toBe(true)
    await page.context().close()
  })
})

describe('the item', () => {
  it("shows the server's words and nothing else when it cannot be had", async () => {
    const { page } = await open({ view: 'NONE', awake: false })
    await page.getByText('Tiada apa-apa di alamat ini').or(page.getByRole('heading').first()).first().waitFor()
    expect(await page.locator('form').count()).toBe(0)
    stage.rules.view = () => refusal(503, 'Kedai sedang bersiap. Cuba sebentar lagi.')
    const other = await open({ awake: false })
    await other.page.getByText('Kedai sedang bersiap').waitFor()
    delete stage.rules.view
    await other.page.getByRole('button', { name: 'Cuba lagi' }).click()
    await other.page.getByRole('heading', { level: 1, name: /Cawan/ }).waitFor()
    await page.context().close()
    await other.page.context().close()
  })

  it('follows the stock while somebody looks, and keeps what was typed, also while the shop is busy', async () => {
    const { page } = await open({ prepare: (fresh) => fresh.clock.install() })
    const name = page.getByLabel('Nama', { exact: true })
    await name.fill('Nurul Aisyah')
    let asked = 0
    stage.rules.view = () => ((asked += 1), refusal(503, 'Kedai sedang bersiap. Cuba sebentar lagi.'))
    await page.clock.runFor(21_000)
    await expect.poll(() => asked).toBeGreaterThan(0)
    expect(await name.inputValue()).toBe('Nurul Aisyah')
    const items = mug.items.map((one) => ({ ...one, stock: 0, is_out_stock: true }))
    stage.rules.view = () => ok({ ...mug, items, item: { ...mug.item, is_out_stock: true } })
    await page.clock.runFor(25_000)
    await page.getByText('Stok habis').first().waitFor()
    await page.context().close()
  })

  it('counts down by the time of the server, not of the phone', async () => {
    const item = {
      ...mug.item,
      is_countdown: true,
      countdown_start: '2026-01-01 00:00:00',
      countdown_until: '2026-01-02 00:00:00',
    }
    stage.rules.view = () => ok({ ...mug, item, server_time: '2026-01-01 22:59:58' })
    const { page } = await open({ awake: false })
    await page
      .getByRole('timer')
      .getByText(/01:00:0|00:59:5/)
      .waitFor()
    await page.context().close()
    stage.rules.view = () => ok({ ...mug, item, server_time: '2026-01-02 00:00:00' })
    const after = await open({ awake: false })
    await after.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await after.page.getByRole('timer').count()).toBe(0)
    await after.page.context().close()
  })
})
