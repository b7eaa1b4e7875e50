// What a busy shop looks like: the demo, filled through the calls that buyers and sellers make.
import { plusHours, formatDate } from '@kedai/domain/time/malaysia.ts'
import { createBrowser, openBrowsers } from '../../proofs/harness/browser.ts'
import type { Answer, Browser } from '../../proofs/harness/browser.ts'
import { signInDemoSeller } from '../../proofs/harness/demo-seller.ts'
import { fillResellers } from './full-resellers.ts'
import type { Screen } from './paths.ts'
import { bookings, busySalon, clubMembers, longCourse, manyAnswers, manySeats, personNo } from './full-shop-forms.ts'

export const sizes = {
  participants: 400,
  rentalUnits: 12,
  responses: 300,
  appointmentDays: 7,
  members: 500,
  learners: 60,
}

type Shop = { seller: Browser; guest: Browser; buyers: Browser[]; now: Date }
type Made = { id: number; view_id: string }

/** Fills the demo of a running server; answers the screens that show it. @throws Error with what a call refused */
export async function fillShop(url: string, now = new Date()): Promise<Screen[]> {
  const seller = await signInDemoSeller(url)
  const guest = createBrowser(url, 'ms')
  await guest.open('/login')
  const shop = { seller, guest, buyers: [guest, ...(await openBrowsers([url], 3))], now }
  const paths = [
    ...(await fillEvent(shop)),
    ...(await fillRentals(shop)),
    ...(await fillResponses(shop)),
    ...(await fillAppointments(shop)),
    ...(await fillMembers(shop)),
    ...(await fillCourse(shop)),
    ...(await fillResellers(url, seller)),
  ]
  return paths.map((path) => ({ path, as: path.startsWith('/seller') ? 'seller' : 'buyer' }))
}

async function fillEvent(shop: Shop): Promise<string[]> {
  const { id, view_id } = await make(shop, manySeats(shop.now))
  const { items } = await viewOf(shop, view_id)
  const perOrder = 5
  const tokens = await inTurn(shop, sizes.participants / perOrder, (at) => ({
    path: `order/place-order/${view_id}`,
    form: {
      ...personNo(at),
      items: [{ id: items[at % items.length]?.id, quantity: perOrder }],
      participants: Array.from({ length: perOrder }, (_, one) => {
        const { name, email, phone } = personNo(at * perOrder + one)
        return { name, email, mobile: phone, answers: { saiz: ['S', 'M', 'L', 'XL'][(at + one) % 4] } }
      }),
    },
    isPaid: at % 12 !== 0,
  }))
  await admitSome(shop, tokens.slice(0, 40))
  return [
    `/seller/attendees/${view_id}`,
    `/seller/check-in/${view_id}`,
    `/seller/products/${id}`,
    `/s/demo/i/${view_id}`,
  ]
}

async function admitSome({ seller, guest }: Shop, tokens: string[]): Promise<void> {
  for (const token of tokens) {
    const { tickets } = (await ask(guest.get(`/api/ajax/guest/order/${token}`))) as { tickets: { code: string }[] }
    for (const { code } of tickets.slice(0, 3)) await ask(seller.post('/api/ajax/seller/tickets/check-in', { code }))
  }
}

async function fillRentals(shop: Shop): Promise<string[]> {
  const form = bookings(sizes.rentalUnits)
  const { id, view_id } = await make(shop, form)
  const day = (ahead: number) => formatDate(plusHours(shop.now, 24 * ahead))
  await inTurn(shop, 60, (at) => {
    const from = 1 + Math.floor(at / 4) * 2 + (at % 2) // four new ones every two days, up to a month ahead
    return {
      path: `order/rental-place-order/${view_id}`,
      form: { ...personNo(at), pickup_location: 'Cawangan Taiping', dateRange: [day(from), day(from + 1 + (at % 5))] },
      isPaid: at % 7 !== 0,
    }
  })
  return ['/seller/rentals', `/seller/products/${id}`, `/s/demo/i/${view_id}`]
}

async function fillResponses(shop: Shop): Promise<string[]> {
  const { id, view_id } = await make(shop, manyAnswers())
  const { items } = await viewOf(shop, view_id)
  await inTurn(shop, sizes.responses, (at) => ({
    path: `order/collect/${view_id}`,
    form: {
      ...personNo(at),
      items: [{ id: items[at % items.length]?.id, quantity: 1 + (at % 3) }],
      answers: {
        kelas: `${1 + (at % 6)} ${['Amanah', 'Bestari', 'Cemerlang', 'Dedikasi'][at % 4]}`,
        nama_anak: personNo(at + 7).name,
        tarikh: formatDate(plusHours(shop.now, 24 * (20 + (at % 9)))),
        lengan: at % 2 ? 'Panjang' : 'Pendek',
        tambahan: at % 3 ? ['Nama di belakang'] : ['Nama di belakang', 'Lencana sekolah'],
        catatan: at % 5 ? '' : 'Tolong bungkus sekali dengan tempahan adiknya, kelas Bestari. Terima kasih banyak!',
      },
    },
    isPaid: at % 4 !== 0,
  }))
  return [`/seller/responses/${view_id}`, `/seller/products/${id}`, `/s/demo/i/${view_id}`]
}

async function fillAppointments(shop: Shop): Promise<string[]> {
  const { id, view_id } = await make(shop, busySalon())
  const slots = (await ask(shop.guest.get(`/api/ajax/guest/slots/${view_id}`))) as unknown as { start: string }[]
  const week = slots.filter(({ start }) => start < formatDate(plusHours(shop.now, 24 * (sizes.appointmentDays + 1))))
  await inTurn(shop, week.length, (at) => ({
    path: `order/place-order/${view_id}`,
    form: { ...personNo(at), slot: week[at]?.start ?? '' },
    isPaid: at % 6 !== 0,
  }))
  return ['/seller/appointments', `/seller/products/${id}`, `/s/demo/i/${view_id}`]
}

async function fillMembers(shop: Shop): Promise<string[]> {
  const { id, view_id } = await make(shop, clubMembers())
  const { items } = await viewOf(shop, view_id)
  await inTurn(shop, sizes.members, (at) => ({
    path: `order/place-order/${view_id}`,
    form: { ...personNo(at), plan: String(items[at % items.length]?.id) },
    isPaid: true,
  }))
  return ['/seller/members', `/seller/products/${id}`, `/s/demo/i/${view_id}`]
}

async function fillCourse(shop: Shop): Promise<string[]> {
  const { id, view_id } = await make(shop, longCourse())
  const tokens = await inTurn(shop, sizes.learners, (at) => ({
    path: `order/place-order/${view_id}`,
    form: personNo(at),
    isPaid: true,
  }))
  return [`/seller/products/${id}`, '/seller/learners', `/s/demo/i/${view_id}`, `/order/${tokens[0] ?? ''}`]
}

const make = async ({ seller }: Shop, form: object): Promise<Made> =>
  (await ask(seller.post('/api/ajax/seller/products', form))) as Made

const viewOf = async ({ guest }: Shop, viewId: string): Promise<{ items: { id: number }[] }> =>
  (await ask(guest.get(`/api/ajax/guest/view/${viewId}`))) as { items: { id: number }[] }

type Wanted = { path: string; form: object; isPaid: boolean }

/** So many orders, a few at once, each paid in cash where wanted. Answers their tokens. */
async function inTurn(shop: Shop, count: number, wanted: (at: number) => Wanted): Promise<string[]> {
  const tokens: string[] = []
  let next = 0
  await Promise.all(
    shop.buyers.map(async (buyer) => {
      for (let at = next++; at < count; at = next++) {
        const { path, form, isPaid } = wanted(at)
        const data = await ask(buyer.post(`/api/ajax/guest/${path}`, form))
        const placed = data as { order_no: string; redirect_to: string; totals: { total: string } }
        tokens[at] = placed.redirect_to.split('/').at(-1) ?? ''
        if (isPaid)
          await ask(
            shop.seller.post(`/api/ajax/seller/orders/${placed.order_no}/record-payment`, {
              amount: placed.totals.total,
              method: 'cash',
            }),
          )
      }
    }),
  )
  return tokens
}

async function ask(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, body, text } = await answer
  if (status !== 200 || !body.data) throw new Error(`${status}: ${text.slice(0, 500)}`)
  return body.data
}
