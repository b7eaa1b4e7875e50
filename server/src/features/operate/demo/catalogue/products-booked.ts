import type { DemoProduct } from './demo-product.ts'

/** What is answered or booked in place of sent. */
export const bookedProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-FUND',
    title: 'Tabung Gotong-royong Kampung Seri Indah',
    category: 'Hadiah',
    weight: '0',
    price: '10.00',
    stock: null,
    pictures: [{ motif: 'box', palette: 'pandan', backdrop: 'hills' }],
    about: [
      'Bantu kami membaik pulih balai raya: cat dinding, tukar atap dan sediakan meja belajar untuk anak-anak.',
      'Sumbang berapa sahaja. Senarai penyumbang dipaparkan di balai raya jika anda benarkan.',
    ],
    typed: {
      itemType: 'collection',
      settings: {
        amount_type: 'open',
        minimum: '5.00',
        presets: ['10.00', '30.00', '50.00', '100.00'],
        target: '20000.00',
        fields: [
          {
            key: 'kampung',
            label: 'Lorong atau kampung anda',
            type: 'choice',
            options: ['Lorong 1', 'Lorong 2', 'Lorong 3', 'Luar kampung'],
          },
          { key: 'papar', label: 'Paparkan nama saya dalam senarai penyumbang', type: 'checkbox' },
          {
            key: 'nama_paparan',
            label: 'Nama untuk dipaparkan',
            type: 'text',
            is_required: true,
            show_when: { key: 'papar', equals: '1' },
          },
          { key: 'ucapan', label: 'Ucapan atau doa', type: 'textarea' },
        ],
      },
    },
  },
  {
    viewId: 'DEMO-HAIRCUT',
    title: 'Gunting Rambut & Gaya di Studio',
    category: 'Penjagaan Diri',
    weight: '0',
    price: '35.00',
    stock: null,
    pictures: [{ motif: 'card', palette: 'senja', backdrop: 'arch' }],
    about: [
      'Potongan mengikut bentuk muka, termasuk cucian dan gaya ringkas. Tempah masa dan terus datang, tanpa menunggu giliran.',
      '- Kira-kira 45 minit',
      '- Boleh tukar masa sehingga 12 jam sebelum janji temu',
    ],
    typed: {
      itemType: 'service',
      settings: {
        duration_minutes: 45,
        buffer_after: 15,
        staff: [{ name: 'Aina' }, { name: 'Farid' }],
        hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', until: '20:00' })),
        notice_hours: 2,
        ahead_days: 60,
        capacity: 1,
        reschedule_hours: 12,
      },
    },
  },
]
