import type { AddToCart, Cart, CartRow } from '@kedai/contracts/carts.ts'
import { type Mock, expect, it, vi } from 'vitest'
import type { Failure, Result } from '../../lib/http-result.ts'
import type { CartCalls } from './cart-calls.ts'
import { cartOf, checkoutOf, row } from './cart.fixture.ts'
import { createCartStore } from './cart-store.ts'

const ok = <T>(data: T, message: string | null = null): Result<T> => ({ ok: true, data, message, meta: null })
const refused = (message: string, code = 409): Failure => ({
  ok: false,
  code,
  message,
  fields: {},
  data: null,
  retryAfterSeconds: null,
  requestId: null,
})

type Calls = { [Name in keyof CartCalls]: Mock<CartCalls[Name]> }

// A server that holds one cart, and the calls that reached it.
function cartOnServer(rows: CartRow[] = [row({ row_id: 'a', quantity: 2 }), row({ row_id: 'b' })]) {
  let cart = cartOf(rows)
  const reached: string[] = []
  const become = (next: CartRow[]) => (cart = cartOf(next))
  const answers: CartCalls = {
    read: async () => ok(cart),
    checkout: async () => ok(checkoutOf(cart)),
    add: async () => ok(become([...cart.cart, row({ row_id: 'c' })]), 'Ditambah.'),
    change: async (rowId, quantity) =>
      ok(become(cart.cart.map((one) => (one.row_id === rowId ? row({ ...one, quantity }) : one)))),
    remove: async (rowId) => ok(become(cart.cart.filter((one) => one.row_id !== rowId))),
    clear: async () => ok(become([])),
    redeem: async (code) =>
      code === 'DEMO10' ? ok(coupon, 'Kupon digunakan.') : refused('Kupon ini sudah tamat.', 422),
    removeCoupon: async () => ok({ ...coupon, coupon: null }, 'Kupon dibuang.'),
    product: async () => refused('Barang ini tidak dijual lagi.', 404),
    quote: async () => ok({ methods: [], selected: null }),
    upsell: async () => refused('Tawaran ini sudah habis.'),
    share: async () => refused('Troli ini kosong.'),
    shared: async () => refused('none', 404),
    take: async () => ok(cart),
  }
  // The same names, each call noted when it comes.
  const calls = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      vi.fn<(...args: never[]) => unknown>((...args) => {
        reached.push(name)
        return (answer as (...args: never[]) => unknown)(...args) // called as it was
      }),
    ]),
  ) as unknown as Calls
  const counts: number[] = []
  const added: AddToCart[] = []
  const store = createCartStore(
    calls,
    ({ total_qty }) => void counts.push(total_qty),
    (line) => void added.push(line),
  )
  return { store, calls, reached, counts, added }
}

const coupon = { price: '2.50', coupon: 'DEMO10', type: 'percent' } as const

const quantities = ({ read }: { read: () => { cart: Cart | null } }) =>
  read().cart?.cart.map(({ row_id, quantity }) => `${row_id}${quantity}`)

it('changes a quantity and the sums at once, before the server has answered', async () => {
  const { store, calls } = cartOnServer()
  await store.load()
  let release = () => {}
  calls.change.mockImplementationOnce(
    () => new Promise((resolve) => (release = () => resolve(ok(cartOf([row({ row_id: 'a', quantity: 5 })]))))),
  )
  const changed = store.change('a', 5)
  expect(quantities(store)).toEqual(['a5', 'b1'])
  expect(store.read()).toMatchObject({ isLoading: true, cart: { subtotal: '60.00', total: '60.00', total_qty: 6 } })
  release()
  await changed
  expect(quantities(store)).toEqual(['a5'])
  expect(store.read().isLoading).toBe(false)
})

it('rolls a refused quantity back, with the reason beside its row', async () => {
  const { store, calls } = cartOnServer()
  await store.load()
  calls.change.mockResolvedValueOnce(refused('Tinggal 3 sahaja.'))
  await store.change('a', 9)
  expect(quantities(store)).toEqual(['a2', 'b1'])
  expect(store.read()).toMatchObject({ error: { at: 'a', text: 'Tinggal 3 sahaja.' }, success: null })
  await store.change('a', 3)
  expect(quantities(store)).toEqual(['a3', 'b1'])
  expect(store.read().error).toBeNull()
})

it('puts a row back that could not be taken out', async () => {
  const { store, calls } = cartOnServer()
  await store.load()
  calls.remove.mockResolvedValueOnce(refused('Tidak dapat dihubungi.', 0))
  const removed = store.remove('b')
  expect(quantities(store)).toEqual(['a2'])
  await removed
  expect(quantities(store)).toEqual(['a2', 'b1'])
  expect(store.read().error?.at).toBe('b')
})

it('sends of quick presses the first and the last, and ends with the last', async () => {
  const { store, calls } = cartOnServer()
  await store.load()
  await Promise.all([3, 4, 5, 6].map((quantity) => store.change('a', quantity)))
  await vi.waitFor(() => expect(store.read().isLoading).toBe(false))
  expect(calls.change.mock.calls.map(([, quantity]) => quantity)).toEqual([3, 6])
  expect(quantities(store)).toEqual(['a6', 'b1'])
})

it('lets no older reading undo a change', async () => {
  const { store, calls } = cartOnServer()
  await store.load()
  let release = () => {}
  const old = cartOf([row({ row_id: 'a', quantity: 2 })])
  calls.read.mockImplementationOnce(() => new Promise((resolve) => (release = () => resolve(ok(old)))))
  const reading = store.load()
  await store.change('a', 7)
  release()
  await reading
  expect(quantities(store)).toEqual(['a7', 'b1'])
})

it('tells a success or an error, never both', async () => {
  const { store } = cartOnServer()
  await store.load()
  await store.redeem('DEMO10')
  expect(store.read()).toMatchObject({ success: { at: 'coupon', text: 'Kupon digunakan.' }, error: null })
  await store.redeem('LAMA')
  expect(store.read()).toMatchObject({ success: null, error: { at: 'coupon', text: 'Kupon ini sudah tamat.' } })
  await store.removeCoupon()
  expect(store.read()).toMatchObject({ success: { text: 'Kupon dibuang.' }, error: null })
  expect(await store.answerUpsell(true)).toBe(false)
  expect(store.read()).toMatchObject({ success: null, error: { at: 'upsell', text: 'Tawaran ini sudah habis.' } })
})

it.each([
  ['that takes nothing off any more', { coupon: null, message: 'Kupon DEMO10 sudah tamat.' }, 1],
  ['that was in the price', { coupon: 'DEMO10', message: null }, 1],
  ['that nobody typed', { coupon: null, message: null }, 0],
])('takes a refused coupon %s off with the order as it could stand', async (_which, told, times) => {
  const { store, calls } = cartOnServer()
  const checkout = checkoutOf(cartOf([row({ row_id: 'a' })]))
  calls.checkout.mockResolvedValue(ok({ ...checkout, coupon: { ...checkout.coupon, ...told } }))
  await store.loadCheckout()
  const items = checkout.cart.map(({ variation_id: id, quantity }) => ({ id, quantity }))
  await store.become({ items, coupon_code: null, click_upsell: false })
  expect(calls.removeCoupon).toHaveBeenCalledTimes(times)
  expect(calls.change).not.toHaveBeenCalled()
})

it('reloads the cart after a product is selected, and after one is added (spec §4)', async () => {
  const { store, reached, counts } = cartOnServer()
  await store.select('DEMO-MUG')
  expect(store.read().selectedId).toBe('DEMO-MUG')
  await store.add({ product_id: 1, quantity: 1 })
  expect(reached).toEqual(['product', 'read', 'add', 'read'])
  expect(counts.at(-1)).toBe(4)
})

it('reloads cart and checkout after clearing, checkout after a coupon (spec §4)', async () => {
  const { store, reached } = cartOnServer()
  await store.loadCheckout()
  await store.redeem('DEMO10')
  await store.removeCoupon()
  expect(reached).toEqual(['checkout', 'redeem', 'checkout', 'removeCoupon', 'checkout'])
  reached.length = 0
  await store.clear()
  expect(reached.toSorted()).toEqual(['checkout', 'clear', 'read'])
  expect(store.read().cart?.cart).toEqual([])
})

it('says why there is no cart, and forgets it once there is one', async () => {
  const { store, calls } = cartOnServer()
  calls.read.mockResolvedValueOnce(refused('Kedai tidak dapat dihubungi.', 0))
  await store.load()
  expect(store.read()).toMatchObject({ cart: null, failure: { message: 'Kedai tidak dapat dihubungi.' } })
  await store.load()
  expect(store.read()).toMatchObject({ failure: null, cart: { total_items: 2 } })
})

const refuse = async (): Promise<Result<Cart>> => refused('none')

it('tells what was added, by the button and by a larger number, only where the shop’s pixels want to hear', async () => {
  const { store, calls, added } = cartOnServer()
  const line = { product_id: 1, variation_id: 2, quantity: 3 }
  await store.add(line)
  await store.change('a', 5)
  expect(added).toEqual([])
  const tells = <T extends Result<Cart>>(answer: T): T =>
    answer.ok ? { ...answer, data: { ...answer.data, tells_added: true } } : answer
  const { add, change } = { add: calls.add.getMockImplementation(), change: calls.change.getMockImplementation() }
  calls.add.mockImplementation(async (wish) => tells(await (add ?? refuse)(wish)))
  calls.change.mockImplementation(async (rowId, quantity) => tells(await (change ?? refuse)(rowId, quantity)))
  await store.add(line)
  await store.change('a', 7)
  await store.change('a', 6)
  await store.remove('b')
  const { product_id, variation_id } = row({ row_id: 'a' })
  expect(added).toEqual([line, { product_id, variation_id, quantity: 2 }])
  calls.add.mockImplementation(async () => refused('Habis.'))
  await store.add(line)
  expect(added).toHaveLength(2)
})
