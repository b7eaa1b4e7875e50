import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shipped } from '../web/src/product-types/item-view.fixture.ts'
import { type Order, changed, fillBuyer, ok, openItem, openItemSite, placed, refusal } from './item-page-site.ts'

let stage: Awaited<ReturnType<typeof openItemSite>>
beforeAll(async () => {
  stage = await openItemSite()
})
afterAll(() => stage?.close())
afterEach(() => {
  for (const kind of Object.keys(stage.rules)) delete stage.rules[kind]
  stage.orders.length = 0
})
const open = (wish: Parameters<typeof openItem>[2] = {}) => openItem(stage.browser, stage.site.origin, wish)
const last = (): Order | undefined => stage.orders.at(-1)

async function ready() {
  const { page, complaints } = await open()
  await fillBuyer(page)
  const pay = page.getByRole('button', { name: 'Bayar RM 33.00' })
  await pay.waitFor()
  return { page, pay, complaints }
}

describe('mistakes', () => {
  it('are all marked and listed; the first one is opened, focused and not hidden by the bar', async () => {
    const { page } = await open()
    await page.locator('summary', { hasText: 'Butiran anda' }).click()
    await page.getByRole('button', { name: /Bayar RM/ }).click()
    await page.getByText('Semak 6 ruangan sebelum memesan').waitFor()
    expect(await focusedName(page)).toBe('name')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(6)
    await page.getByRole('button', { name: 'Isi poskod.' }).click()
    expect(await focusedName(page)).toBe('postcode')
    const bar = await page.locator('[data-bottom-bar]').boundingBox()
    const field = await page.getByLabel('Poskod').boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(stage.orders).toEqual([])
    await page.context().close()
  })

  it('are told on leaving a field, not while it is typed, and go once mended', async () => {
    const { page } = await open()
    const phone = page.getByLabel('Nombor telefon')
    await phone.pressSequentially('0123')
    expect(await phone.getAttribute('aria-invalid')).toBeNull()
    await phone.blur()
    await page.getByText('Nombor telefon ini nampak tidak betul').waitFor()
    await phone.fill('0123456789')
    expect(await phone.getAttribute('aria-invalid')).toBeNull()
    await page.context().close()
  })

  it('of the server mark every field, open the section and show the first entry', async () => {
    stage.rules.order = () =>
      refusal(422, 'Poskod 43000 terletak di Selangor.', {
        postcode: ['Poskod 43000 terletak di Selangor.'],
        paymentMethod: ['Cara bayaran ini tidak ditawarkan lagi.'],
      })
    const { page, pay } = await ready()
    await page.locator('summary', { hasText: 'Alamat penghantaran' }).click()
    await pay.click()
    await page.getByRole('status').getByText('Poskod 43000 terletak di Selangor.').waitFor()
    expect(await focusedName(page)).toBe('postcode')
    expect(await page.getByText('Cara bayaran ini tidak ditawarkan lagi.').count()).toBeGreaterThan(0)
    expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toContain('Nurul')
    await page.context().close()
  })
})

describe('pressed before the price of sending has come', () => {
  it('waits for it and for the town, and goes with the right sum', async () => {
    const held: (() => void)[] = []
    const hold = <T>(answer: T) => new Promise<T>((resolve) => held.push(() => resolve(answer)))
    stage.rules.shipping = () => hold(ok(shipped('8.00')))
    stage.rules.postcode = () =>
      hold(ok({ postcode: '43000', city: 'Kajang', state: { code: 'MY-10', name: 'Selangor' } }))
    const { page } = await open()
    await fillBuyer(page)
    await page.getByRole('button', { name: 'Bayar RM 25.00' }).click()
    await page.getByRole('button', { name: 'Menghantar…' }).waitFor()
    await expect.poll(() => held.length).toBe(2)
    expect(stage.orders).toEqual([])
    for (const release of held) release()
    await expect.poll(() => (held.length > 2 ? (held.at(-1)?.(), 0) : stage.orders.length)).toBe(1)
    expect(last()?.fields).toMatchObject({
      city: 'Kajang',
      state: 'MY-10',
      expected_total: '33.00',
      shipping_method_id: '5',
    })
    await page.waitForURL('**/order/token-of-the-order')
    await page.context().close()
  })

  it('is let go of when something is changed meanwhile, and tells what the server says when there is no price', async () => {
    let release = () => {}
    stage.rules.shipping = () =>
      new Promise((resolve) => (release = () => resolve(refusal(422, 'Kedai ini tidak menghantar ke sana.'))))
    stage.rules.order = () =>
      refusal(422, 'Kedai ini tidak menghantar ke sana.', { postcode: ['Kedai ini tidak menghantar ke sana.'] })
    const { page } = await open()
    await fillBuyer(page)
    const pay = page.getByRole('button', { name: 'Bayar RM 25.00' })
    await pay.click()
    await page.getByRole('button', { name: 'Menghantar…' }).waitFor()
    await page.getByLabel('Nama', { exact: true }).fill('Siti')
    await pay.waitFor()
    expect(stage.orders).toEqual([])
    await pay.click()
    release()
    await page.getByRole('status').getByText('Kedai ini tidak menghantar ke sana.').waitFor()
    expect(stage.orders).toHaveLength(1)
    await page.context().close()
  })
})

describe('sending', () => {
  it('carries the whole order once, however often it is pressed, and goes where the server says', async () => {
    let release = () => {}
    stage.rules.order = () => new Promise((resolve) => (release = () => resolve(placed)))
    const { page, pay } = await ready()
    await pay.dblclick()
    await page.getByRole('button', { name: 'Menghantar…' }).waitFor()
    await page.getByRole('button', { name: 'Menghantar…' }).click({ force: true })
    await expect.poll(() => stage.orders.length).toBe(1)
    release()
    await page.waitForURL('**/order/token-of-the-order')
    expect(stage.orders).toHaveLength(1)
    expect(last()?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(last()?.fields).toMatchObject({
      'items[0][id]': '11',
      'items[0][quantity]': '1',
      name: 'Nurul Aisyah binti Kamaruzzaman',
      postcode: '43000',
      city: 'Kajang',
      state: 'MY-10',
      country: 'MY',
      shipping_method_id: '5',
      paymentMethod: 'sandbox',
      click_upsell: '0',
      expected_total: '33.00',
    })
    await page.goBack()
    await page.getByText('Anda baru sahaja memesan').or(page.getByText('Pesanan KD-1 diterima.')).first().waitFor()
    await page.context().close()
  })

  it('asks before it takes a changed total, and then sends that one', async () => {
    stage.rules.order = () => changed
    const { page, pay } = await ready()
    await pay.click()
    await page.getByText('Jumlah kini RM 40.00 (sebelum ini RM 33.00).').waitFor()
    stage.rules.order = () => placed
    await page.getByRole('button', { name: 'Setuju dan pesan RM 40.00' }).click()
    await page.waitForURL('**/order/token-of-the-order')
    expect(stage.orders.map(({ fields }) => fields.expected_total)).toEqual(['33.00', '40.00'])
    expect(stage.orders[1]?.key).not.toBe(stage.orders[0]?.key)
    await page.context().close()
  })

  it('says so when nothing is left, and offers no order', async () => {
    const { data } = changed.body as { data: object }
    stage.rules.order = () =>
      refusal(409, 'Habis.', {
        ...data,
        items: [],
        changes: [{ what: 'stock', message: 'Maaf, Cawan baru sahaja kehabisan stok.', item_id: 11 }],
      })
    const { page, pay } = await ready()
    await pay.click()
    await page.getByText('baru sahaja kehabisan stok').waitFor()
    expect(await page.getByRole('button', { name: /Setuju/ }).count()).toBe(0)
    await page.context().close()
  })

  it('keeps everything and the key when the line is cut, and over a reload', async () => {
    const { page, pay } = await ready()
    await page.route('**/place-order/**', (route) => route.abort())
    await pay.click()
    await page.getByText('tidak akan dicaj atau memesan dua kali').waitFor()
    const key = await page.evaluate(() => sessionStorage.getItem('idempotency:checkout:MUG'))
    await page.unroute('**/place-order/**')
    await page.reload()
    await page.getByRole('button', { name: 'Bayar RM 33.00' }).click()
    await page.waitForURL('**/order/token-of-the-order')
    expect(last()?.key).toBe(key)
    await page.context().close()
  })

  it('does not order twice when a first try did arrive and the order was changed since', async () => {
    const { page, pay } = await ready()
    await page.route('**/place-order/**', (route) => route.abort())
    await pay.click()
    await page.getByText('tidak akan dicaj atau memesan dua kali').waitFor()
    await page.unroute('**/place-order/**')
    await page.getByLabel('Nama', { exact: true }).fill('Nama Lain')
    stage.rules.order = () =>
      last()?.fields.name === 'Nama Lain'
        ? refusal(422, 'Borang ini sudah dihantar dengan butiran lain.', {
            idempotency_key: ['Borang ini sudah dihantar dengan butiran lain.'],
          })
        : placed
    await pay.click()
    await page.getByRole('button', { name: 'Buka pesanan itu' }).click()
    await page.waitForURL('**/order/token-of-the-order')
    expect(stage.orders.map(({ fields }) => fields.name)).toEqual(['Nama Lain', 'Nurul Aisyah binti Kamaruzzaman'])
    expect(new Set(stage.orders.map(({ key }) => key)).size).toBe(1)
    await page.context().close()
  })

  it('tells the other tab', async () => {
    const { page, pay } = await ready()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByText('Nota untuk penjual').first().scrollIntoViewIfNeeded()
    await other.locator('button[data-order][type=submit]').waitFor()
    await pay.click()
    await other.getByText('Anda baru sahaja memesan dari halaman ini: KD-1').waitFor()
    expect(await other.getByRole('link', { name: 'Lihat pesanan itu' }).getAttribute('href')).toBe(
      '/order/token-of-the-order',
    )
    await page.context().close()
  })

  it('never follows an address that is not ours or https', async () => {
    stage.rules.order = () => ({
      status: 200,
      body: {
        status: true,
        message: null,
        data: { ...(placed.body as { data: object }).data, redirect_to: 'javascript:alert(1)' },
      },
    })
    const { page, pay } = await ready()
    await pay.click()
    await page.getByText('Pesanan KD-1 diterima.').waitFor()
    expect(page.url()).toContain('/i/MUG')
    await page.context().close()
  })
})

it('is ordered by keyboard alone', async () => {
  const { page } = await open()
  await page.getByLabel('Nama', { exact: true }).focus()
  const typed = {
    name: 'Siti Nurhaliza',
    phone: '0123456789',
    email: 'siti@buyer.test',
    address: 'No 1 Jalan Satu',
    postcode: '43000',
  }
  for (const [name, text] of Object.entries(typed)) {
    for (let step = 0; step < 3 && (await focusedName(page)) !== name; step++) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByRole('button', { name: 'Bayar RM 33.00' }).waitFor()
  await page.keyboard.press('Enter')
  expect(await focusedName(page)).toBe('city')
  const hidden: string[] = []
  for (
    let step = 0;
    step < 25 && !(await page.evaluate(() => document.activeElement?.hasAttribute('data-order')));
    step++
  ) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('[data-bottom-bar]')
      if (!focused || !bar || bar.contains(focused)) return ''
      return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top
        ? focused.outerHTML.slice(0, 80)
        : ''
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order/token-of-the-order')
  expect(last()?.fields).toMatchObject({ email: 'siti@buyer.test', city: 'Kajang' })
  await page.context().close()
})

const focusedName = (page: {
  evaluate: (read: () => string | null | undefined) => Promise<string | null | undefined>
}) => page.evaluate(() => document.activeElement?.getAttribute('name'))
