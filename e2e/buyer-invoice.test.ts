import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let seller: Visitor
beforeAll(async () => {
  demo = await openDemo()
  seller = await demo.visit(1280)
  await signIn(seller, '/seller/orders')
})
afterAll(() => demo?.close())

const invoices = '/api/ajax/seller/invoices'

// What the seller's screens send; this journey is the buyer's.
const call = <Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> =>
  seller.page.evaluate(
    async ([method, path, body]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? ''
      const answer = await fetch(path, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-CSRF-TOKEN': token,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()).data
    },
    [method, path, body] as const,
  )

async function shared(width: number, amount: string): Promise<{ hashslug: string; number: string }> {
  const { id } = await call<{ id: number }>('POST', invoices, {
    buyer: { name: 'Nur Aisyah binti Mohd Khairuddin', email: `aisyah-${width}@buyer.test`, phone: '012-345 6789' },
    lang: 'ms',
    invoice_items: [
      {
        item_name: 'Katering majlis kesyukuran, pakej 100 orang termasuk pencuci mulut',
        quantity: '1',
        quantity_type: 'pakej',
        amount,
      },
    ],
  })
  return call('GET', `${invoices}/approved/${id}`)
}

async function opened(width: number, { hashslug }: { hashslug: string }): Promise<Visitor> {
  const buyer = await demo.visit(width)
  await buyer.page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  await buyer.page.goto(`/s/demo/view/invoice/${hashslug}`)
  return buyer
}

// On the screen the page offers to pay; the printer gets the paper alone, with its code.
async function seen(page: Visitor['page']) {
  const parts = {
    paper: page.locator('article'),
    code: page.getByRole('img', { name: 'Imbas dengan kamera' }),
    duitNow: page.getByRole('article').getByRole('img', { name: 'Imbas dengan aplikasi bank' }),
    headline: page.getByRole('status').first(),
    ways: page.locator('summary').first(),
    footer: page.locator('footer').last(),
  }
  return Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part.isVisible()] as const)),
  )
}

const slip = async (background: string) => ({
  name: 'resit.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 700, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

describe.each([360, 1280])('an invoice behind its link at %i px, in Malay', (width) => {
  it('is paid by slip: sent, not accepted, sent again, accepted', async () => {
    const invoice = await shared(width, `${width}.50`)
    const buyer = await opened(width, invoice)
    const { page } = buyer
    await page.getByRole('heading', { name: 'Menunggu bayaran anda' }).waitFor()
    await expectSound(buyer)
    await page.emulateMedia({ media: 'print' })
    expect(await seen(page)).toEqual({
      paper: true,
      code: true,
      duitNow: true,
      headline: false,
      ways: false,
      footer: false,
    })
    await page.emulateMedia({ media: 'screen' })
    expect(await seen(page)).toEqual({
      paper: true,
      code: false,
      duitNow: false,
      headline: true,
      ways: true,
      footer: true,
    })
    await page.locator('summary', { hasText: 'Pindahan bank' }).click()
    await page.getByText(invoice.number).first().waitFor()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await slip(width === 360 ? '#e8e2d0' : '#d0e2e8'))
    await page.getByText('resit.jpg').waitFor()
    await expectSound(buyer)
    await page.getByRole('button', { name: 'Hantar bukti bayaran', exact: true }).click()
    await page.getByRole('heading', { name: 'Kedai sedang menyemak bukti bayaran anda' }).waitFor()
    await expectSound(buyer)

    await call('POST', `${invoices}/reject-proof/${invoice.hashslug}`, { reason: 'Jumlahnya tidak sama.' })
    await page.reload({ waitUntil: 'networkidle' }) // on a busy machine a press met a page that still moved
    await page.getByText('Kata kedai: “Jumlahnya tidak sama”').waitFor()
    await page.locator('summary', { hasText: 'Pindahan bank' }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await slip(width === 360 ? '#c8e2d0' : '#c0e2e8'))
    await page.getByLabel('Jumlah yang dibayar').first().fill(`${width}.50`)
    await page.getByRole('button', { name: 'Hantar bukti bayaran', exact: true }).click()
    await page.getByRole('heading', { name: 'Kedai sedang menyemak bukti bayaran anda' }).waitFor()

    await call('POST', `${invoices}/approve-proof/${invoice.hashslug}`, {})
    await page.reload()
    await page.getByRole('heading', { name: 'Sudah dibayar. Terima kasih!' }).waitFor()
    await expectSound(buyer)
    await buyer.leave()
  })

  it('is paid at the bank, a part first, and the shop knows that it was seen', async () => {
    const invoice = await shared(width, `${width}.00`)
    const buyer = await opened(width, invoice)
    const { page } = buyer
    const seen = page.waitForResponse((answer) => answer.url().endsWith('/viewed'))
    expect((await seen).status()).toBe(200)
    await page.getByRole('button', { name: 'Bayar sebahagian' }).click()
    await page.getByLabel('Jumlah untuk dibayar sekarang').fill('100')
    await expectSound(buyer)
    await page.getByRole('button', { name: /^Bayar RM 100\.00/ }).click()
    await page.waitForURL('**/sandbox/pay/*')
    await page.getByText('RM 100.00').first().waitFor()
    await page.getByRole('button', { name: /^Bayar/ }).click()
    await page.waitForURL(`**/s/demo/view/invoice/${invoice.hashslug}`)
    await page.getByRole('heading', { name: 'Dibayar sebahagian' }).waitFor()
    await expectSound(buyer)

    await page.getByRole('button', { name: /^Bayar RM/ }).click()
    await page.waitForURL('**/sandbox/pay/*')
    await page.getByRole('button', { name: /^Bayar/ }).click()
    await page.waitForURL(`**/s/demo/view/invoice/${invoice.hashslug}`)
    await page.getByRole('heading', { name: 'Sudah dibayar. Terima kasih!' }).waitFor()
    await expectSound(buyer)
    await buyer.leave()
    const view = await call<{ views: number; invoice_status: string; balance_due: string }>(
      'GET',
      `${invoices}/view/${invoice.hashslug}`,
    )
    expect(view).toMatchObject({ invoice_status: 'paid', balance_due: '0.00' })
    expect(view.views).toBeGreaterThan(0)
  })

  it('below another shop’s name, or with its link taken back, is not there, and says so', async () => {
    const invoice = await shared(width, '10.00')
    const buyer = await demo.visit(width)
    const { page } = buyer
    expect((await page.goto(`/s/rival/view/invoice/${invoice.hashslug}`))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Invois ini tidak dapat ditunjukkan' }).waitFor()
    await call('POST', `${invoices}/link/${invoice.hashslug}`, { action: 'revoke' })
    expect((await page.goto(`/s/demo/view/invoice/${invoice.hashslug}`))?.status()).toBe(404)
    await page.getByText('Pautan invois ini tidak sah lagi.').waitFor()
    buyer.complaints.length = 0 // the browser names the 404
    await expectSound(buyer)
    await buyer.leave()
  })
})

it('tells a chat’s preview what it is and how much, and of nobody who is to pay', async () => {
  const invoice = await shared(500, '500.00')
  const html = await seller.page.evaluate(
    async (path) => (await fetch(path)).text(),
    `/s/demo/view/invoice/${invoice.hashslug}`,
  )
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toMatch(/og:title" content="Invois · Kedai Demo"/)
  expect(head).toMatch(/og:description" content="RM\s500\.00"/)
  expect(head).toMatch(/name="robots" content="noindex"/)
  expect(head).toMatch(/name="referrer" content="no-referrer"/)
  expect(head).not.toMatch(/Aisyah|buyer\.test|012|345/)
  expect(html.slice(html.indexOf('<body>'), html.indexOf('id="state"'))).toContain('Katering majlis kesyukuran') // there before any script
})
