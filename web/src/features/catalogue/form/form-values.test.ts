import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { saveProduct } from '@kedai/contracts/seller-products.ts'
import { expect, it } from 'vitest'
import { i18n } from '../../../lib/i18n.ts'
import { emptyProduct } from '../../../product-types/form/seller/product-values.ts'
import { judgeValues } from './judge-values.ts'
import { toValues } from './to-values.ts'
import { toFormProblems, toWire } from './to-wire.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const product: SellerProduct = {
  id: 1,
  view_id: 'ABC',
  item_type: 'variation',
  status: 'draft',
  title: 'Baju',
  content: [{ type: 'paragraph', spans: [{ text: 'a' }] }],
  category_id: 3,
  option_names: ['Saiz', 'Warna'],
  variations: [
    {
      id: 11,
      option_values: ['S', 'Merah'],
      sku: 'A',
      barcode: '955',
      cost: '12.00',
      price: '39.00',
      promo_price: '29.00',
      stock: 4,
      weight: '0.220',
      image_id: 7,
    },
    {
      id: 12,
      option_values: ['L', 'Biru'],
      sku: null,
      barcode: null,
      cost: null,
      price: '45.00',
      promo_price: null,
      stock: null,
      weight: '0.000',
      image_id: null,
    },
  ],
  images: [{ id: 7, url: '/media/1/a.jpg', alt: 'Depan', width: 800, height: 800, srcset: null }],
  is_promo: true,
  promo_until: '2026-12-31 23:59:59',
  is_countdown: true,
  countdown_start: '2026-12-01 09:00:00',
  countdown_until: '2026-12-02 09:00:00',
  min_purchase_qty: 2,
  max_purchase_qty: null,
  multiple_of: 2,
  one_page: true,
  sticky: false,
  tnc: 'Terma',
  file_upload: { label: 'Logo', placeholder: '', tooltip: '', is_required: true },
  low_stock_at: 3,
  digital: null,
  ticket: null,
  service: null,
  membership: null,
  collection: null,
  rental: null,
  course: null,
  click_upsell: { offered_variation_id: 9, offered_title: 'Mug', title: 'Tambah?', description: '', price: '5.00' },
  sold: 0,
  view_counter: 0,
  version: 4,
  share_url: 'http://localhost:3000/s/demo/i/ABC',
  updated_at: '2026-11-20 12:00:00',
  is_payable: true,
}

it('sends back what it was given', () => {
  const sent = saveProduct.parse(toWire(toValues(product)))
  const {
    option_names,
    is_promo,
    promo_until,
    is_countdown,
    countdown_start,
    countdown_until,
    min_purchase_qty,
    multiple_of,
    one_page,
    sticky,
    tnc,
    file_upload,
    content,
  } = product
  expect(sent).toMatchObject({
    option_names,
    is_promo,
    promo_until,
    is_countdown,
    countdown_start,
    countdown_until,
    min_purchase_qty,
    max_purchase_qty: null,
    multiple_of,
    one_page,
    sticky,
    tnc,
    file_upload,
    content,
  })
  expect(sent.variations).toEqual([
    {
      id: 11,
      option_values: ['S', 'Merah'],
      sku: 'A',
      barcode: '955',
      cost: '12.00',
      price: '39.00',
      promo_price: '29.00',
      stock: 4,
      stock_was: 4,
      weight: '0.220',
      image_id: 7,
    },
    {
      id: 12,
      option_values: ['L', 'Biru'],
      sku: null,
      barcode: null,
      cost: null,
      price: '45.00',
      promo_price: null,
      stock: null,
      weight: '0.000',
      image_id: null,
    },
  ])
  expect(judgeValues(toValues(product))).toEqual({})
})

it('shows combinations the shop does not have as switched off, and finds the right row for a refusal', () => {
  const values = toValues(product)
  expect(values.variations.map(({ option_values, is_offered }) => [option_values.join('/'), is_offered])).toEqual([
    ['S/Merah', true],
    ['S/Biru', false],
    ['L/Merah', false],
    ['L/Biru', true],
  ])
  expect(toFormProblems({ 'variations.1.price': 'x', title: 'y' }, values)).toEqual({
    'variations.3.price': 'x',
    title: 'y',
  })
})

it('finds what is wrong before the server has to', () => {
  expect(Object.keys(judgeValues(emptyProduct('ecommerce')))).toEqual(['title', 'variations.0.price'])
  expect(Object.keys(judgeValues(emptyProduct('variation')))).toEqual(['title', 'option_names.0', 'variations'])
  const [unit] = emptyProduct('ecommerce').variations
  const wrong = {
    ...emptyProduct('ecommerce'),
    title: 'A',
    is_promo: true,
    variations: [{ ...unit!, price: '10', promo_price: '10.00', stock: '1.5', weight: 'berat' }],
    min_purchase_qty: '5',
    max_purchase_qty: '4',
  }
  expect(Object.keys(judgeValues(wrong))).toEqual([
    'variations.0.promo_price',
    'variations.0.stock',
    'variations.0.weight',
    'max_purchase_qty',
  ])
})
