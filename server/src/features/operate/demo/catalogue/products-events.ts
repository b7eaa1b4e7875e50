import { formatDate, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { DemoProduct } from './demo-product.ts'

/** Whole days from now, as a day. */
const inDays = (now: Date, days: number): string => formatDate(plusHours(now, days * 24))

/** What people come to. */
export const eventProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-GIG',
    title: 'Malam Gamelan & Puisi di Balai Seni Kuala Kangsar',
    category: 'Hadiah',
    weight: '0',
    pictures: [
      { motif: 'gong', palette: 'senja', backdrop: 'arch' },
      { motif: 'gong', palette: 'senja', backdrop: 'arch', detail: true },
    ],
    about: [
      'Satu malam gamelan, puisi dan kopi tarik bersama pemuzik tempatan. Pintu dibuka sejam sebelum mula.',
      '- Tempat duduk bebas, siapa dahulu dia dapat di hadapan',
      '- Tunjukkan kod tiket di pintu; tiket boleh dipindahkan kepada orang lain',
    ],
    typed: {
      itemType: 'ticket',
      rows: [
        { option_values: ['Biasa'], price: '45.00' },
        { option_values: ['Pelajar'], price: '25.00' },
      ],
      settings: (now) => ({
        starts_at: `${inDays(now, 45)} 20:30`,
        ends_at: `${inDays(now, 45)} 23:00`,
        venue: 'Balai Seni, Jalan Istana, Kuala Kangsar',
        capacity: 50,
        participant_fields: [
          { key: 'makanan', label: 'Pilihan kudapan', type: 'choice', options: ['Karipap', 'Pisang goreng', 'Tiada'] },
        ],
      }),
    },
  },
]
