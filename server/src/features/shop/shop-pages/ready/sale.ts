import { countdown, faq, hero, products, reviews, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** What is cheaper for some days. */
export const sale: ReadyPage = {
  title: { ms: 'Jualan', en: 'Sale', zh: '促销' },
  purpose: {
    ms: 'Tawaran beberapa hari dengan kiraan detik, produk dan ulasan',
    en: 'A limited-time offer with a countdown, products and reviews',
    zh: '数日优惠：倒计时、商品与评价',
  },
  description: {
    ms: 'Jualan sedang berlangsung. Lihat tawaran sebelum tamat.',
    en: 'The sale is on. See what is on offer before it ends.',
    zh: '促销进行中，结束前快来看看。',
  },
  blocks: [
    countdown({ ms: 'Jualan akan tamat', en: 'The sale is ending', zh: '促销即将结束' }, 7),
    hero(
      { ms: 'Jualan sedang berlangsung', en: 'The sale is on', zh: '促销进行中' },
      {
        ms: 'Harga istimewa untuk beberapa hari sahaja, sementara stok masih ada.',
        en: 'Special prices for a few days only, while stocks last.',
        zh: '特价仅限数日，售完即止。',
      },
      { ms: 'Lihat semua barang', en: 'See everything', zh: '查看全部商品' },
    ),
    products({ ms: 'Paling laris', en: 'Best sellers', zh: '热卖商品' }, 'popular', 8),
    products({ ms: 'Baru sampai', en: 'Just in', zh: '新到商品' }, 'newest', 4),
    reviews(words.buyersSay, 4),
    faq(words.questions, [words.howToPay, words.paymentsShown], [words.whereIsMyOrder, words.orderHasPage]),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya nak tanya tentang jualan ini.',
      en: 'Hello, I have a question about the sale.',
      zh: '您好，我想咨询这次促销。',
    }),
  ],
}
