import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { Db } from '../../../platform/db/db.ts'
import { publishPage } from '../../shop/shop-pages/actions/show-page.ts'
import { createPage } from '../../shop/shop-pages/actions/write-page.ts'

/** A page that sells one thing by itself. */
export async function seedPages(trx: Db, shopId: number, now: Date): Promise<void> {
  const by = { shopId, userId: null, now }
  const id = await createPage(trx, by, {
    title: 'Mug seramik Kelantan',
    slug: 'mug',
    blocks,
    seo: { title: '', description: 'Mug buatan tangan, dibakar dua kali, tahan lama.', image: null },
  })
  await publishPage(trx, by, { id, at: null, revision: undefined })
}

const text = (words: string) => [{ text: words }]

const blocks: PageBlock[] = [
  {
    type: 'hero',
    title: 'Mug yang dibuat dengan tangan',
    text: 'Tanah liat Kelantan, dibakar dua kali. Setiap satu berlainan sedikit.',
    image_id: null,
    alt: '',
    button: null,
  },
  { type: 'product', view_id: 'DEMO-MUG', shows: 'order' },
  { type: 'heading', level: 2, spans: text('Mengapa orang memilihnya') },
  {
    type: 'list',
    ordered: false,
    items: [text('Selamat dalam mesin basuh pinggan'), text('Pemegang besar, tidak panas'), text('Dibungkus rapi')],
  },
  { type: 'reviews', title: 'Kata pembeli', view_id: '', limit: 4 },
  {
    type: 'faq',
    title: 'Soal jawab',
    questions: [
      { question: 'Bila pesanan dihantar?', answer: 'Dalam dua hari bekerja selepas bayaran.' },
      { question: 'Boleh dipulangkan?', answer: 'Ya, dalam tujuh hari, jika belum digunakan.' },
    ],
  },
  { type: 'whatsapp', label: '', message: 'Hai, saya ada soalan tentang mug.' },
  { type: 'policies', title: '' },
]
