import { countdown, faq, heading, hero, product, products, steps, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** Orders for the feast: until when they are taken, what there is, one thing to order at once. */
export const raya: ReadyPage = {
  title: { ms: 'Tempahan Raya', en: 'Raya orders', zh: '佳节预订' },
  purpose: {
    ms: 'Tempahan musim perayaan dengan tarikh tutup',
    en: 'Orders for the festive season, with a closing date',
    zh: '节庆预订，含截止日期',
  },
  description: {
    ms: 'Tempah awal untuk Raya. Lihat pilihan kami dan tarikh tutup tempahan.',
    en: 'Order early for Raya. See what we have and when orders close.',
    zh: '佳节提前预订：看看我们的选择与截止日期。',
  },
  blocks: [
    hero(
      { ms: 'Raya datang lagi', en: 'Raya is coming', zh: '佳节将至' },
      {
        ms: 'Tempah awal, terima sebelum hari raya, dan sambut tetamu dengan tenang.',
        en: 'Order early, receive it before Raya, and welcome your guests with ease.',
        zh: '提前预订，节前收到，从容招待客人。',
      },
      { ms: 'Lihat semua pilihan', en: 'See all we have', zh: '查看全部选择' },
    ),
    countdown({ ms: 'Tempahan Raya akan ditutup', en: 'Raya orders are closing', zh: '佳节预订即将截止' }, 21),
    products({ ms: 'Pilihan ramai', en: 'Popular choices', zh: '热门之选' }, 'popular', 8),
    heading({ ms: 'Hadiah untuk orang tersayang', en: 'A gift for those you love', zh: '送给亲友的心意' }),
    product('ecommerce', 'variation'),
    heading({ ms: 'Cara menempah', en: 'How to order', zh: '预订步骤' }),
    steps(
      { ms: 'Pilih barang dan jumlahnya.', en: 'Choose what you want, and how many.', zh: '选择商品与数量。' },
      {
        ms: 'Isi nama, nombor telefon dan alamat penghantaran.',
        en: 'Write your name, phone number and delivery address.',
        zh: '填写姓名、电话与收货地址。',
      },
      {
        ms: 'Bayar, dan simpan pautan pesanan anda.',
        en: 'Pay, and save your order link.',
        zh: '付款，并保存订单链接。',
      },
    ),
    faq(
      words.questions,
      [
        {
          ms: 'Boleh hantar terus kepada orang lain?',
          en: 'Can you send it to somebody else?',
          zh: '可以直接寄给别人吗？',
        },
        {
          ms: 'Boleh. Tulis nama dan alamat penerima semasa membuat pesanan.',
          en: 'Yes. Enter the recipient’s name and address when you order.',
          zh: '可以，下单时填写收件人的姓名与地址即可。',
        },
      ],
      [words.howToPay, words.paymentsShown],
    ),
    whatsapp(
      { ms: 'Tempahan pejabat atau borong', en: 'Orders for offices or in bulk', zh: '公司或大宗订购' },
      {
        ms: 'Hai, saya nak tempah dalam jumlah banyak untuk Raya.',
        en: 'Hello, I would like to order in bulk for Raya.',
        zh: '您好，我想为佳节大量订购。',
      },
    ),
  ],
}
