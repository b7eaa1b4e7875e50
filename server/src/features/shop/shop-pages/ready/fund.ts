import { countdown, faq, gallery, heading, hero, picture, product, text, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** Gathers money or answers for one purpose. */
export const fund: ReadyPage = {
  title: { ms: 'Kutipan', en: 'Collection', zh: '筹款' },
  purpose: {
    ms: 'Kutip dana, yuran atau prapesanan dengan borang sendiri',
    en: 'Collect funds, fees or pre-orders with your own form',
    zh: '用自己的表格筹款、收费或预购',
  },
  description: {
    ms: 'Bersama kita jayakan kutipan ini. Baca tujuannya dan sertai.',
    en: 'Let’s make this happen together. Read the purpose and take part.',
    zh: '一起促成这件事：了解用途并参与。',
  },
  blocks: [
    hero(
      { ms: 'Sikit-sikit, lama-lama jadi bukit', en: 'Every little helps', zh: '积少成多' },
      {
        ms: 'Setiap sumbangan dicatat, dan anda terima resit untuk bayaran anda.',
        en: 'Every contribution is recorded, and you get a receipt.',
        zh: '每一笔都有记录，付款后您会收到收据。',
      },
    ),
    picture,
    heading({ ms: 'Tujuan kutipan', en: 'Purpose', zh: '筹款用途' }),
    text({
      ms: 'Wang yang terkumpul digunakan untuk tujuan yang tertulis di sini sahaja. Kami kongsikan perkembangannya dari semasa ke semasa.',
      en: 'The money collected is used only for this purpose. We will share updates from time to time.',
      zh: '所筹款项只用于此处写明的用途，我们会不时公布进展。',
    }),
    product('collection'),
    countdown({ ms: 'Kutipan akan ditutup', en: 'The collection is closing', zh: '筹款即将截止' }, 45),
    gallery,
    faq(
      words.questions,
      [
        { ms: 'Adakah saya dapat resit?', en: 'Do I get a receipt?', zh: '会有收据吗？' },
        {
          ms: 'Ya. Resit ada di halaman pesanan anda selepas bayaran diterima.',
          en: 'Yes. You can find it on your order page after your payment is received.',
          zh: '有，收到付款后可在订单页面查看。',
        },
      ],
      [words.howToPay, words.paymentsShown],
    ),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya nak tanya tentang kutipan ini.',
      en: 'Hello, I have a question about this collection.',
      zh: '您好，我想了解这次筹款。',
    }),
  ],
}
