import type { PageBlock } from '@kedai/domain/pages/page-block.ts'

/** Blocks as sellers mix them: text, shelves of products, questions, forms; `count` in all. */
export const longPage = (count: number): PageBlock[] =>
  Array.from({ length: count }, (_, at): PageBlock => {
    const kind = kinds[at % kinds.length]
    return kind ? kind(at + 1) : { type: 'spacer', size: 's' }
  })

const spans = (text: string) => [{ text }]

// The first is what is typed into.
const kinds: ((number: number) => PageBlock)[] = [
  (number) => ({
    type: 'paragraph',
    spans: spans(
      `Perenggan ${number}. ${'Kuih dibuat segar setiap pagi dan dihantar sebelum tengah hari. '.repeat(4)}`,
    ),
  }),
  (number) => ({ type: 'heading', level: 2, spans: spans(`Bahagian ${number}`) }),
  (number) => ({ type: 'products', title: `Pilihan ${number}`, pick: 'newest', category: '', view_ids: [], limit: 8 }),
  (number) => ({
    type: 'list',
    ordered: false,
    items: ['Santan', 'Gula melaka', 'Pandan'].map((name) => spans(`${name} ${number}`)),
  }),
  (number) => ({
    type: 'faq',
    title: `Soalan ${number}`,
    questions: [1, 2, 3].map((one) => ({ question: `Soalan ${one}?`, answer: 'Ya, boleh. '.repeat(12) })),
  }),
  (number) => ({ type: 'countdown', title: `Tawaran ${number}`, until: '2099-01-01 00:00:00' }),
  (number) => ({ type: 'video', url: 'https://youtu.be/aqz-KE-bpKQ', title: `Video ${number}` }),
  (number) => ({ type: 'lead', title: `Senarai ${number}`, text: 'Kami hubungi anda.', button: 'Daftar' }),
  (number) => ({ type: 'whatsapp', label: `Tanya ${number}`, message: 'Salam' }),
  (number) => ({ type: 'reviews', title: `Ulasan ${number}`, view_id: '', limit: 6 }),
]
