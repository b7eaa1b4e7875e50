import type { DemoProduct } from './demo-product.ts'

const kraf = 'Kraf Tangan'
const hiasan = 'Rumah & Dapur/Hiasan Rumah'

// What most of them leave as it is.
const free = {
  quantity: 1,
  addons: [],
  buffer_before: 0,
  buffer_after: 0,
  opens: null,
  closes: null,
  closed_weekdays: [],
  closed_dates: [],
  blocked: [],
  min_periods: 1,
  max_periods: null,
  months_ahead: 12,
  pickup_location: '',
  return_location: '',
  deposit: null,
  late_fee: null,
} satisfies Partial<DemoProduct['rental']>

export const rentalProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-CAMERA',
    title: 'Sewa Kamera Tanpa Cermin dengan Lensa 24–70 mm',
    category: kraf,
    weight: '0',
    price: '80.00',
    pictures: [
      { motif: 'camera', palette: 'arang', backdrop: 'arch' },
      { motif: 'camera', palette: 'arang', backdrop: 'arch', detail: true },
    ],
    about: [
      'Untuk kahwin, konvo dan majlis syarikat. Datang dengan dua bateri, pengecas dan kad 128 GB.',
      '- Diperiksa dan dibersihkan sebelum setiap sewaan',
      '- Bawa MyKad semasa mengambil',
    ],
    rental: {
      ...free,
      frequency: 'daily',
      quantity: 2,
      addons: [
        { id: 1, title: 'Tripod', price: '15.00', per: 'booking' },
        { id: 2, title: 'Lampu kilat', price: '10.00', per: 'unit' },
      ],
      pickup_location: 'Kedai kami di Kuala Kangsar',
      return_location: 'Kedai kami di Kuala Kangsar',
    },
  },
  {
    viewId: 'DEMO-VAN',
    title: 'Sewa Van 12 Tempat Duduk Mengikut Jam',
    category: kraf,
    weight: '0',
    price: '35.00',
    pictures: [{ motif: 'van', palette: 'laut', backdrop: 'hills' }],
    about: ['Untuk rombongan dan pindah barang kecil. Minyak penuh semasa diambil, penuh semasa dipulangkan.'],
    rental: {
      ...free,
      frequency: 'hourly',
      addons: [{ id: 1, title: 'Pemandu', price: '20.00', per: 'unit' }],
      buffer_after: 60,
      min_periods: 3,
      pickup_location: ['Stesen Kuala Kangsar', 'Kedai kami di Kuala Kangsar'],
      return_location: ['Stesen Kuala Kangsar', 'Kedai kami di Kuala Kangsar'],
      deposit: '200.00',
      late_fee: '100.00',
    },
  },
  {
    viewId: 'DEMO-TENT',
    title: 'Sewa Khemah Keluarga Enam Orang Setiap Minggu',
    category: kraf,
    weight: '0',
    price: '120.00',
    pictures: [{ motif: 'tent', palette: 'pandan', backdrop: 'sun' }],
    about: ['Kalis hujan, siap didirikan dalam sepuluh minit. Kami keringkan selepas setiap sewaan.'],
    rental: {
      ...free,
      frequency: 'weekly',
      quantity: 3,
      buffer_after: 24 * 60,
      addons: [{ id: 1, title: 'Tikar dan lampu', price: '25.00', per: 'booking' }],
      deposit: '100.00',
    },
  },
  {
    viewId: 'DEMO-DESK',
    title: 'Sewa Meja Kerja Bulanan di Studio',
    category: hiasan,
    weight: '0',
    price: '350.00',
    pictures: [{ motif: 'desk', palette: 'kopi', backdrop: 'tiles' }],
    about: ['Meja tetap, kunci sendiri, internet laju. Buka setiap hari.'],
    rental: { ...free, frequency: 'monthly', quantity: 6 },
  },
]
