import { faq, heading, hero, list, picture, policies, product, reviews } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** One product, told of and ordered on the page. */
export const oneProduct: ReadyPage = {
  title: { ms: 'Satu produk', en: 'One product', zh: '单一商品' },
  purpose: {
    ms: 'Cerita satu produk, dan terima pesanan di halaman yang sama',
    en: 'Presents one product and takes orders on the same page',
    zh: '介绍一件商品，并在同一页下单',
  },
  description: {
    ms: 'Kenali produk kami dan pesan terus di halaman ini.',
    en: 'Get to know our product and order it on this page.',
    zh: '了解我们的商品，并在此页直接下单。',
  },
  blocks: [
    hero(
      { ms: 'Dibuat untuk dipakai setiap hari', en: 'Made to be used every day', zh: '为日常使用而做' },
      {
        ms: 'Satu barang yang baik lebih berguna daripada banyak yang biasa.',
        en: 'One good thing is worth more than many plain ones.',
        zh: '一件好东西，胜过许多普通的。',
      },
    ),
    product('ecommerce', 'variation', 'digital'),
    heading({ ms: 'Mengapa orang memilihnya', en: 'Why people choose it', zh: '为什么选择它' }),
    list(
      { ms: 'Bahan yang dipilih dengan teliti', en: 'Materials chosen with care', zh: '精心挑选的材料' },
      { ms: 'Diperiksa sebelum dihantar', en: 'Checked before it leaves', zh: '寄出前逐一检查' },
      { ms: 'Boleh tanya kami bila-bila masa', en: 'Ask us at any time', zh: '随时可以咨询我们' },
    ),
    picture,
    reviews(words.buyersSay, 4),
    faq(words.questions, [words.howToPay, words.paymentsShown], [words.whereIsMyOrder, words.orderHasPage]),
    policies(words.policies),
  ],
}
