import { createHash, randomUUID } from 'node:crypto'
import { madeUpDuitNow } from '../../domain/src/payments/duitnow/duitnow.fixture.ts'
import { qrPicture } from '../../server/src/features/money/payments/duitnow.fixture.ts'
import type { Ids } from '../matrix/subject.ts'
import type { World } from '../matrix/world.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import { cartWritings } from './cart-writings.ts'
import { growthWritings } from './growth-writings.ts'
import { productShapes } from './type-writings.ts'
import { pageWritings } from './page-writings.ts'
import { orderWritings } from './order-writings.ts'
import { paperWritings } from './paper-writings.ts'
import { fresh } from './writing.ts'
import type { Writing } from './writing.ts'

const shelf = { as: 'owner', body: () => ({ name: `Rak ${fresh()}` }) } satisfies Writing
const keptView = { as: 'owner', body: () => ({ name: `Pandangan ${fresh()}`, search: 'term=mug' }) } satisfies Writing
const zone = {
  as: 'owner',
  body: () => ({ name: `Zon ${fresh()}`, states: ['MY-12'], postcodes: ['88000'] }),
} satisfies Writing
const method = {
  as: 'owner',
  body: () => ({
    name: 'Rata',
    courier: 'Pos Laju',
    rate: { by: 'flat', price: '5.00', first: '', step: '', most: '' },
  }),
} satisfies Writing
const coupon = {
  as: 'owner',
  body: () => ({
    code: `U${fresh().toUpperCase()}`,
    name: 'Ujian',
    kind: 'percent',
    percent: '10',
    allowed_buyers: ['012-345 6789'],
  }),
} satisfies Writing
const account = {
  as: 'owner',
  body: () => ({
    bank: 'Maybank',
    number: String(100_000_000_000 + Math.floor(Math.random() * 1e11)),
    holder: 'Kedai Demo',
  }),
} satisfies Writing
const picture = {
  as: 'owner',
  body: ({ picture: bytes }) => ({ picture: new FuzzFile('gambar.jpg', bytes), alt: '' }),
} satisfies Writing

const ownUnit = async ({ kedai, shops }: World) =>
  (
    await kedai.asOwner<{ id: number }>('select id from variations where shop_id = $1 order by id limit 1', [
      shops.demo.shopId,
    ])
  )[0]?.id
const words = { text: 'Tanah liat', link: 'https://shop.test/' }
const product = async (world: World, itemType: string, digital: object | null) => ({
  item_type: itemType,
  status: 'published',
  title: `Mug ${fresh()}`,
  content: [
    itemType === 'digital' ? { type: 'paragraph', spans: [words] } : { type: 'list', ordered: false, items: [[words]] },
  ],
  option_names: itemType === 'variation' ? ['Warna'] : [],
  images: [{ id: await newPicture(world), alt: 'Mug' }],
  tnc: 'Tiada pulangan.',
  variations: [
    {
      option_values: itemType === 'variation' ? ['Biru'] : [],
      price: '25.00',
      stock: 30,
      sku: `S-${fresh()}`,
      barcode: '9551234567890',
      cost: '12.00',
      promo_price: '',
    },
  ],
  file_upload: { label: 'Gambar anda', placeholder: 'JPG', tooltip: 'Bukan besar', is_required: false },
  ...(digital === null && {
    click_upsell: {
      offered_variation_id: await ownUnit(world),
      title: 'Tambah',
      description: 'Satu lagi',
      price: '5.00',
    },
  }),
  digital,
})

/** Every call that keeps what somebody typed, in an order that works. A new one fails the proof until it stands here or in `keepsNothing`. */
export const writings: Record<string, Writing> = {
  'POST /api/ajax/auth/register': {
    as: 'stranger',
    body: () => ({
      shop_name: 'Kedai Baharu',
      username: `tembikar-${fresh()}`,
      name: 'Siti',
      phone: '012-345 6789',
      email: `${fresh()}@shop.test`,
      password: 'nasi lemak pagi',
    }),
  },
  'POST /api/ajax/account/shops': {
    as: 'buyer',
    body: () => ({ shop_name: 'Kedai Kedua', username: `tembikar-${fresh()}`, phone: '012-345 6789' }),
  },
  'POST /api/ajax/account/profile': { as: 'helper', body: () => ({ name: 'Aminah', phone: '012-345 6789' }) },
  'POST /api/ajax/seller/staff/invitations': {
    as: 'owner',
    body: () => ({ email: `${fresh()}@staff.test`, role: 'staff', permissions: ['orders'] }),
  },
  'POST /api/ajax/auth/invitations/{token}/accept': {
    as: 'stranger',
    ids: invitation,
    body: () => ({ name: 'Pembantu Baharu', phone: '012-345 6789', password: 'nasi lemak pagi', code: '' }),
  },
  'POST /api/ajax/seller/pictures': picture,
  'POST /api/ajax/seller/digital-files': {
    as: 'owner',
    body: () => ({ file: new FuzzFile('buku.pdf', Buffer.from('%PDF-1.4\n%%EOF')) }),
  },
  'POST /api/ajax/seller/products': {
    as: 'owner',
    body: (world) => product(world, 'digital', { link: 'https://shop.test/buku' }),
    others: productShapes,
  },
  'POST /api/ajax/seller/products/{id}/codes': {
    as: 'owner',
    ids: soldByCode,
    body: () => ({ codes: [`KOD-${fresh()}`] }),
  },
  'PUT /api/ajax/seller/products/{id}': {
    as: 'owner',
    body: async (world, { id = '' }) => ({
      ...(await product(world, 'variation', null)),
      version: await versionOf(world, id),
    }),
  },
  'POST /api/ajax/seller/products/bulk': {
    as: 'owner',
    body: () => ({ all: { term: 'Mug' }, change: { do: 'price', way: 'up', by: 'percent', value: '10' } }),
  },
  'POST /api/ajax/seller/categories': shelf,
  'PUT /api/ajax/seller/categories/{id}': shelf,
  'POST /api/ajax/seller/views/products': keptView,
  'POST /api/ajax/seller/views/orders': keptView,
  'POST /api/ajax/seller/views/invoices': keptView,
  'POST /api/ajax/seller/stock/{variation_id}/moves': {
    as: 'owner',
    body: () => ({ reason: 'received', quantity: 3, note: 'Kotak' }),
  },
  'POST /api/ajax/seller/stock/count': {
    as: 'owner',
    body: async (world) => ({
      counts: [{ variation_id: await ownUnit(world), counted: 100 + Math.floor(Math.random() * 1e5), was: null }],
      note: 'Kira',
    }),
  },
  'POST /api/ajax/seller/product-imports': {
    as: 'owner',
    body: () => ({ file: new FuzzFile('produk.csv', Buffer.from('title,price\nMug,5.00\n')) }),
  },
  'PUT /api/ajax/seller/company': {
    as: 'owner',
    body: () => ({
      name: 'Kedai Demo',
      description: 'Tembikar',
      email: 'hai@shop.test',
      phone_number: '03-8925 1234',
      whatsapp_number: '012-345 6789',
      telegram_username: 'kedai_demo',
      registration_no: '202001012345',
      show_address: true,
      address: '1, Jalan Besar',
      postcode: '43000',
      city: 'Kajang',
      state: 'Selangor',
      socmed: { facebook: 'kedai', twitter: 'kedai', instagram: 'kedai', youtube: '', linkedin: '' },
    }),
  },
  'POST /api/ajax/seller/shop-pictures': picture,
  'PUT /api/ajax/seller/banners': {
    as: 'owner',
    body: async (world) => ({
      banner: { image_id: await newPicture(world, 'shop-pictures'), alt: 'Sepanduk', link: '/s/demo' },
      slides: [
        {
          image_id: await newPicture(world, 'shop-pictures'),
          alt: 'Slaid',
          title: 'Baharu',
          text: 'Lihat',
          link: '/s/demo',
        },
      ],
      promo_banner: { is_active: true, text: 'Jualan', link: '/s/demo' },
    }),
  },
  'PUT /api/ajax/seller/vacation': {
    as: 'owner',
    body: () => ({ is_active: true, mode: 'later', message: 'Balik kampung', dispatch_on: '2026-12-24' }),
  },
  'PUT /api/ajax/seller/theme': { as: 'owner', body: () => ({ accent: '#1f5fbf', layout: 'grid' }) },
  'POST /api/ajax/seller/shipping/start': {
    as: 'buyer',
    ids: freshShop,
    body: () => ({ courier: 'Pos Laju', west: '6.00', east: '12.00' }),
  },
  'POST /api/ajax/seller/shipping/zones': zone,
  'PUT /api/ajax/seller/shipping/zones/{id}': zone,
  'POST /api/ajax/seller/shipping/zones/{id}/methods': method,
  'POST /api/ajax/seller/shipping/pickups': {
    as: 'owner',
    body: () => ({ name: 'Ambil sendiri', pickup: 'No. 7, Jalan Mawar' }),
  },
  'PUT /api/ajax/seller/shipping/methods/{id}': method,
  'POST /api/ajax/seller/coupons': coupon,
  'PUT /api/ajax/seller/coupons/{id}': coupon,
  'PUT /api/ajax/seller/policies': {
    as: 'owner',
    body: () => ({ kind: 'refund', text: 'Tujuh hari.', is_shown: true }),
  },
  'PUT /api/ajax/seller/order-numbers': { as: 'owner', body: () => ({ prefix: 'D' }) },
  'PUT /api/ajax/seller/payment-methods': {
    as: 'owner',
    body: () => ({ code: 'bank_transfer', name: 'Pindahan bank', instructions: 'Hantar bukti bayaran.' }),
  },
  'POST /api/ajax/seller/bank-accounts': account,
  'PUT /api/ajax/seller/bank-accounts/{id}': account,
  // What is kept of it stands in the picture itself: a name that would run.
  'POST /api/ajax/seller/duitnow-qr': {
    as: 'owner',
    body: async () => ({
      picture: new FuzzFile(
        'duitnow.png',
        (await qrPicture(madeUpDuitNow({ name: '"><svg onload=__r(0)>', merchant: `UJIAN${fresh().toUpperCase()}` })))
          .bytes,
      ),
    }),
  },
  ...growthWritings,
  ...pageWritings,
  ...orderWritings,
  ...cartWritings,
  ...paperWritings,
}

async function newPicture({ people, picture: bytes }: World, where = 'pictures'): Promise<number> {
  const { body } = await people.owner.multipart(`/api/ajax/seller/${where}`, {
    picture: { filename: 'gambar.jpg', bytes },
    alt: '',
  })
  return body.data.id
}

const versionOf = async ({ kedai }: World, id: string) =>
  (await kedai.asOwner<{ version: number }>('select version from products where id = $1', [id]))[0]?.version

async function invitation({
  kedai,
  shops: {
    demo: { shopId, ownerId },
  },
}: World): Promise<Ids> {
  const token = randomUUID()
  await kedai.asOwner(
    `insert into staff_invitations (shop_id, email, role, permissions, token_hash, invited_by, created_at, sent_at, expires_at)
    values ($1, $2, 'staff', '{orders}', $3, $4, now(), now(), now() + interval '6 days')`,
    [shopId, `${fresh()}@staff.test`, createHash('sha256').update(token).digest(), ownerId],
  )
  return { token }
}

// Prices can be begun with only where there are none yet.
async function freshShop({ kedai, people }: World): Promise<Ids> {
  await people.buyer.post('/api/ajax/account/shops', {
    shop_name: 'Kedai Kosong',
    username: `kosong-${fresh()}`,
    phone: '012-345 6789',
  })
  for (const table of ['shipping_methods', 'shipping_zones'])
    await kedai.asOwner(`delete from ${table} where shop_id in (select id from shops where username like 'kosong-%')`)
  return {}
}

async function soldByCode({ people: { owner } }: World): Promise<Ids> {
  const { body } = await owner.post('/api/ajax/seller/products', {
    item_type: 'digital',
    status: 'published',
    title: `Baucar ${fresh()}`,
    variations: [{ price: '10.00' }],
    digital: { has_codes: true },
  })
  return { id: String(body.data.id) }
}
