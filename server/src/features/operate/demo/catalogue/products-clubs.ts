import type { DemoProduct } from './demo-product.ts'

/** A club that the demo runs. */
export const clubProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-CLUB',
    title: 'Kelab Kopi Kampung: kopi sangai setiap minggu',
    category: 'Hadiah',
    weight: '0',
    pictures: [{ motif: 'mug', palette: 'manggis', backdrop: 'leaves' }],
    about: [
      'Datang ke kedai kami setiap minggu dan bawa pulang secawan kopi sangai yang baru dibancuh.',
      '- Tunjuk kad ahli di telefon, kodnya diimbas di kaunter',
      '- Kami ingatkan sebelum tempoh tamat; bayar awal tidak merugikan hari',
      '- Tiada potongan automatik: anda bayar hanya apabila mahu menyambung',
    ],
    club: {
      rows: [
        { option_values: ['Bulanan'], price: '29.00' },
        { option_values: ['Tahunan'], price: '290.00' },
      ],
      membership: {
        plans: [
          { every: 1, unit: 'month' },
          { every: 1, unit: 'year' },
        ],
        grace_days: 3,
      },
    },
  },
]
