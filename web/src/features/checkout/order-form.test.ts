import { sen } from '@kedai/domain/money/sen.ts'
import { expect, it } from 'vitest'
import { mug } from '../../product-types/item-view.fixture.ts'
import { fingerprint, itemOrderForm, orderForm } from './order-form.ts'
import { frameOf } from './frame.ts'
import { findProblems } from './problems.ts'
import { initialValues } from './values.ts'

const file = new File(['logo'], 'logo.jpg', { type: 'image/jpeg', lastModified: 1 })
const values = {
  ...initialValues(mug),
  name: 'Siti',
  phone: '0123456789',
  postcode: '43000',
  notes: ' ',
  agreeTnc: true,
}
const order = {
  values,
  files: { file_upload: file },
  view: mug,
  couponCode: null,
  shippingMethodId: 5,
  expectedTotal: sen(3300),
}
const names = (form: FormData) => [...form.keys()]

it('carries the fields of place-order under the names of the spec', () => {
  const form = itemOrderForm({ ...order, couponCode: 'DEMO10' })
  expect(Object.fromEntries(form)).toEqual({
    'items[0][id]': '11',
    'items[0][quantity]': '1',
    name: 'Siti',
    phone: '0123456789',
    email: '',
    address: '',
    postcode: '43000',
    city: '',
    state: '',
    country: 'MY',
    coupon_code: 'DEMO10',
    click_upsell: '0',
    shipping_method_id: '5',
    paymentMethod: 'sandbox',
    expected_total: '33.00',
  })
})

const asksFile = { ...mug, file_upload: { label: 'Logo', placeholder: '', tooltip: '', is_required: false } }

it('sends no slip, which is asked for once it is ordered, and no file that nobody asked for', () => {
  expect(names(itemOrderForm({ ...order, values: { ...values, paymentMethod: 'bank_transfer' } }))).not.toContain(
    'paymentProof',
  )
  expect(names(itemOrderForm(order))).not.toContain('file_upload')
  expect(names(itemOrderForm({ ...order, view: asksFile }))).toContain('file_upload')
})

it('asks no address of what is not sent', () => {
  const course = { ...mug, item: { ...mug.item, item_type: 'course' } }
  expect(names(itemOrderForm({ ...order, view: course }))).not.toEqual(expect.arrayContaining(['address', 'state']))
})

it('is the same for the same content only', () => {
  expect(fingerprint(itemOrderForm(order))).toBe(fingerprint(itemOrderForm({ ...order, values: { ...values } })))
  expect(fingerprint(itemOrderForm(order))).not.toBe(
    fingerprint(itemOrderForm({ ...order, values: { ...values, notes: 'Cepat' } })),
  )
  const other = new File(['other'], 'logo.jpg', { lastModified: 2 })
  expect(fingerprint(itemOrderForm({ ...order, view: asksFile }))).not.toBe(
    fingerprint(itemOrderForm({ ...order, view: asksFile, files: { file_upload: other } })),
  )
})

it('asks for no address of who collects', () => {
  const view = {
    ...mug,
    shipping_methods: [
      ...mug.shipping_methods,
      {
        id: 6,
        name: 'Ambil sendiri',
        courier: '',
        zoneid: 1,
        by: 'flat' as const,
        price: '0.00',
        pickup: 'Kajang',
        states: [],
      },
    ],
  }
  const collected = { ...values, shippingMethodId: 6 }
  expect(names(itemOrderForm({ ...order, view, values: collected, shippingMethodId: 6 }))).not.toContain('address')
  expect(names(itemOrderForm({ ...order, view, values, shippingMethodId: 5 }))).toContain('address')
  const onlyThere = { ...view, shipping_methods: view.shipping_methods.slice(1) }
  expect(names(itemOrderForm({ ...order, view: onlyThere, values }))).not.toContain('address')
  expect(
    findProblems(
      { ...collected, address: '', postcode: '', city: '', state: '' },
      { file_upload: null },
      frameOf(view),
    ),
  ).toEqual({})
})

it('asks for offers only when they were ticked, and never for somebody else', () => {
  expect(names(itemOrderForm(order))).not.toContain('offers_consent')
  const ticked = { ...values, offers: true }
  expect(itemOrderForm({ ...order, values: ticked }).get('offers_consent')).toBe('1')
  const forOther = { ...frameOf(mug), forOther: true }
  expect(names(orderForm({ ...order, values: ticked, frame: forOther }))).not.toContain('offers_consent')
})
