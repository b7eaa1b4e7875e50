import type { ItemView } from '@kedai/contracts/items.ts'
import type { PriceAnswer } from '@kedai/contracts/shipping.ts'

// An item page's data as the contract has it, long and awkward on purpose: what a real seller writes.
const unit = {
  view_id: 'MUG',
  item_type: 'ecommerce',
  title: 'Cawan Seramik Lukisan Tangan',
  options: [],
  price: '25.00',
  compare_price: '32.00',
  stock: 1000,
  is_out_stock: false,
  min_purchase_qty: 1,
  max_purchase_qty: null,
  multiple_of: 1,
  weight: '0.450',
  image: null,
  selectedQty: 1,
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dcefe4"/><path d="M22 26h30v26a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="#0c6a4e"/><path d="M52 32h6a6 6 0 0 1 0 16h-6" fill="none" stroke="#0c6a4e" stroke-width="4"/></svg>'

const description = [
  '<h3>Dibuat satu demi satu</h3><p>Cawan seramik yang dilukis tangan oleh tukang di Kuala Kangsar. Setiap satu sedikit berbeza, jadi tiada dua yang serupa. Selamat untuk mesin basuh pinggan dan ketuhar gelombang mikro.</p>',
  '<ul><li>Isi padu 350 ml</li><li>Tinggi 9.5 cm</li><li>Dibungkus dalam kotak hadiah</li></ul>',
  '<p>Pesanan sebelum pukul 2 petang dihantar pada hari yang sama. Jika pecah semasa penghantaran, kami ganti tanpa soal: hantar gambar melalui WhatsApp dalam masa tiga hari. Untuk tempahan pukal dengan logo syarikat, tanya kami dahulu.</p>',
].join('')

export const mug: ItemView = {
  items: [{ ...unit, id: 11 }],
  item: {
    id: 1,
    view_id: 'MUG',
    item_type: 'ecommerce',
    title: 'Cawan Seramik Lukisan Tangan Edisi Hari Raya (350 ml)',
    content: description,
    option_names: [],
    images: ['a', 'b', 'c'].map((name) => ({
      url: `data:image/svg+xml,${encodeURIComponent(picture)}#${name}`,
      alt: `Cawan, gambar ${name}`,
      width: 800,
      height: 800,
      srcset: null,
    })),
    is_countdown: false,
    countdown_start: null,
    countdown_until: null,
    is_promo: true,
    promo_until: null,
    is_out_stock: false,
    min_purchase_qty: 1,
    price: '25.00',
    compare_price: '32.00',
    weight: '0.450',
    selectedQty: 1,
    one_page: true,
    sticky: true,
    sold: 1284,
    view_counter: 50,
    rating: null,
    rating_count: 0,
    tnc: null,
  },
  item_rental: null,
  reviews: [],
  shipping_methods: [
    { id: 5, name: 'Pos biasa', courier: 'Poslaju', zoneid: 1, by: 'weight', price: '8.00', pickup: null, states: [] },
  ],
  payment_methods: [
    { code: 'sandbox', name: 'FPX / kad', kind: 'gateway', hint: 'Bayar sekarang', instructions: '', accounts: [] },
    {
      code: 'bank_transfer',
      name: 'Pindahan bank',
      kind: 'bank_transfer',
      hint: 'Buat pindahan',
      instructions: 'Tulis nombor pesanan sebagai rujukan.',
      accounts: [
        { bank: 'Maybank', number: '5123 4567 8901', holder: 'Kedai Demo Enterprise' },
        { bank: 'CIMB', number: '7600 1234 56', holder: 'Kedai Demo Enterprise' },
      ],
    },
    {
      code: 'cod',
      name: 'Bayar tunai semasa terima',
      kind: 'cod',
      hint: 'Bayar nanti',
      instructions: '',
      accounts: [],
    },
  ],
  states: [
    ['MY-01', 'Johor'],
    ['MY-10', 'Selangor'],
    ['MY-13', 'Sarawak'],
    ['MY-14', 'Kuala Lumpur'],
  ].map(([code = '', name = '']) => ({ code, name })),
  countries: [{ code: 'MY', name: 'Malaysia' }],
  me: null,
  referral_link: '',
  viral_lock: null,
  file_upload: null,
  shop: {
    username: 'demo',
    name: 'Seri Tembikar Kuala Kangsar',
    telegram_username: null,
    whatsapp_number: '+60123456789',
    currency: 'RM',
    vacation: null,
    logo: null,
    stylesheet: null,
  },
  click_upsell: {
    id: 9,
    title: 'Kotak hadiah premium',
    description: 'Dengan reben dan kad ucapan.',
    image: null,
    product_price: '6.90',
  },
  social_media_support: { status: false, whatsapp: null, telegram: null },
  conversion: { fb_pixel: null, ga_code: null, tiktok_pixel: null, events: {} },
  server_time: '2026-11-20 15:00:00',
}

const sizes = ['S', 'M', 'L', 'XL']
const colours = ['Merah', 'Biru', 'Hijau']

// Red in S is sold out; green is not made in XL.
export const tee: ItemView = {
  ...mug,
  items: sizes.flatMap((size, at) =>
    colours.flatMap((colour, tint) => {
      if (size === 'XL' && colour === 'Hijau') return []
      const isOut = size === 'S' && colour === 'Merah'
      return [
        {
          ...unit,
          id: 100 + at * 10 + tint,
          view_id: 'TEE',
          item_type: 'variation',
          options: [size, colour],
          price: at === 3 ? '45.00' : '39.00',
          compare_price: null,
          stock: isOut ? 0 : 12,
          is_out_stock: isOut,
          selectedQty: 0,
          min_purchase_qty: 2,
          multiple_of: 2,
        },
      ]
    }),
  ),
  item: {
    ...mug.item,
    id: 2,
    view_id: 'TEE',
    item_type: 'variation',
    title: 'Baju-T Kedai',
    option_names: ['Saiz', 'Warna'],
    content: '<p>Kapas 100%.</p>',
    price: '39.00',
    compare_price: null,
    selectedQty: 0,
    one_page: false,
    sticky: true,
    tnc: 'Tiada pulangan untuk saiz yang salah.',
  },
  click_upsell: null,
}

export const lastOne: ItemView = {
  ...mug,
  items: [{ ...unit, id: 31, view_id: 'GONE', stock: 0, is_out_stock: true, selectedQty: 0 }],
  item: { ...mug.item, id: 3, view_id: 'GONE', title: 'Pasu terakhir', is_out_stock: true },
}

const long = 'Saya beli untuk kenduri di rumah ibu mentua, dan tetamu bertanya di mana saya mendapatkannya. '.repeat(7)

// One with a name as long as names get, one without words or name.
export const rated: ItemView = {
  ...mug,
  item: { ...mug.item, view_id: 'RATED', rating: 3.7, rating_count: 12 },
  reviews: [
    {
      id: 9,
      stars: 4,
      words: long,
      name: 'Puteri Nur Balqis Adriana binti Megat Shahrul Nizam',
      written_at: '2026-11-19 09:30:00',
      is_edited: false,
      reply: { text: `Terima kasih! ${long}`, at: '2026-11-19 11:00:00' },
    },
    { id: 8, stars: 2, words: '', name: '', written_at: '2026-11-12 21:04:00', is_edited: false, reply: null },
    {
      id: 5,
      stars: 5,
      words: 'Cantik.\nSampai cepat.',
      name: 'Kavitha S.',
      written_at: '2026-11-02 08:00:00',
      is_edited: true,
      reply: null,
    },
  ],
}

export const shipped = (price: string, state = { code: 'MY-10', name: 'Selangor' }): PriceAnswer => ({
  price,
  method_id: 5,
  methods: [{ id: 5, name: 'Pos biasa', courier: 'Poslaju', price }],
  state,
  city: null,
})
