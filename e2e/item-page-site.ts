import type { IncomingMessage } from 'node:http'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { lastOne, mug, rated, shipped, tee } from '../web/src/product-types/item-view.fixture.ts'
import { openBuiltSite } from './built-site.ts'

type Answer = { status: number; body: unknown }
export type Order = { key: string; fields: Record<string, string> }

export const ok = (data: unknown, message: string | null = null): Answer => ({
  status: 200,
  body: { status: true, message, data },
})
export const refusal = (code: number, message: string, data: unknown = null): Answer => ({
  status: code,
  body: { status: false, code, message, data },
})

const totals = {
  click_upsell: '0.00',
  shipping: '8.00',
  discount: '0.00',
  addon_total: '0.00',
  subtotal: '25.00',
  total: '33.00',
}
export const placed = ok({
  redirect_to: '/order/token-of-the-order',
  message: 'Pesanan KD-1 diterima.',
  order_no: 'KD-1',
  totals,
})
export const changed = refusal(409, 'Jumlah kini RM 40.00.', {
  totals: { ...totals, subtotal: '32.00', total: '40.00' },
  changes: [{ what: 'total', message: 'Jumlah kini RM 40.00 (sebelum ini RM 33.00).' }],
  items: [{ id: 11, quantity: 1 }],
  coupon_code: null,
  click_upsell: false,
})

const file = { label: 'Logo', placeholder: '', tooltip: '', is_required: false }
const views = {
  MUG: mug,
  TEE: tee,
  GONE: lastOne,
  RATED: rated,
  PRINTED: { ...mug, item: { ...mug.item, view_id: 'PRINTED' }, file_upload: file },
} as const
const places: Record<string, [city: string, code: string, state: string]> = {
  43000: ['Kajang', 'MY-10', 'Selangor'],
  93050: ['Kuching', 'MY-13', 'Sarawak'],
}

// The built item page in front of a stand-in for the API that keeps what it is sent. `rules` may be replaced while a test runs.
export async function openItemSite() {
  const orders: Order[] = []
  const rules: Record<string, ((path: string) => Answer | Promise<Answer>) | undefined> = {}
  const opened = await openBuiltSite({
    answers: async (path, request) => {
      const call = /guest\/(view|own-order|postcode|shipping|coupon|order(?=\/place-order))\/([^?]*)/.exec(path)
      if (!call) return refusal(404, 'none')
      const [, kind = '', rest = ''] = call
      if (kind === 'order' && request) orders.push(await readOrder(request))
      return rules[kind]?.(path) ?? usual(kind, rest, path)
    },
  })
  return { ...opened, orders, rules }
}

function usual(kind: string, rest: string, path: string): Answer {
  if (kind === 'view')
    return rest in views
      ? ok(views[rest as keyof typeof views])
      : refusal(404, 'Barang ini tidak dijual lagi, atau pautannya tersilap.')
  if (kind === 'coupon')
    return rest === 'remove'
      ? ok({ price: '0.00', coupon: null, type: null })
      : ok({ price: '2.50', coupon: 'DEMO10', type: 'percent' }, 'Kupon DEMO10 digunakan.')
  if (kind === 'own-order') return ok(null)
  if (kind === 'shipping') return ok(shipped(/93050|MY-13/.test(path) ? '15.00' : '8.00'))
  if (kind === 'order') return placed
  const [city, code, name] = places[rest] ?? []
  return city
    ? ok({ postcode: rest, city, state: { code, name } })
    : refusal(404, `Poskod ${rest} tiada dalam senarai kami. Isi bandar dan negeri sendiri.`)
}

export type Opened = { page: Page; complaints: string[] }
type Wish = BrowserContextOptions & {
  view?: string
  width?: number
  awake?: boolean
  prepare?: (page: Page) => Promise<void>
}

// Opens an item page. `awake` waits until the order form's script has come.
export async function openItem(
  browser: Browser,
  origin: string,
  { view = 'MUG', width = 360, awake = true, prepare, ...context }: Wish = {},
): Promise<Opened> {
  const page = await (await browser.newContext({ viewport: { width, height: 740 }, ...context })).newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (failure) => complaints.push(failure.message))
  await prepare?.(page)
  // Not until everything has loaded: some tests hold the script back.
  await page.goto(`${origin}/s/demo/i/${view}`, { waitUntil: 'commit' })
  await page.locator('#root').waitFor()
  if (awake) await wake(page)
  return { page, complaints }
}

export async function wake(page: Page): Promise<void> {
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
}

export async function fillBuyer(page: Page, postcode = '43000'): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah binti Kamaruzzaman')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Seri Kembangan\nTaman Universiti')
  await page.getByLabel('Poskod').fill(postcode)
}

async function readOrder(request: IncomingMessage): Promise<Order> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // no encoding is set: the stream gives buffers
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `file ${value.name} ${value.size}`]),
  )
  return { key: String(request.headers['idempotency-key'] ?? ''), fields }
}
