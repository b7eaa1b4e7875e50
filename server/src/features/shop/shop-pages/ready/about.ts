import { faq, heading, hero, map, picture, policies, text, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** Who the shop is, what people ask, and how to reach it. */
export const about: ReadyPage = {
  title: { ms: 'Tentang kami', en: 'About us', zh: '关于我们' },
  purpose: {
    ms: 'Siapa anda, soalan lazim, dan cara menghubungi anda',
    en: 'About you, common questions and contact details',
    zh: '您是谁、常见问题与联系方式',
  },
  description: {
    ms: 'Kenali kedai kami, baca soalan lazim dan cara menghubungi kami.',
    en: 'Get to know our shop, read common questions and contact us.',
    zh: '认识我们的店铺、常见问题与联系方式。',
  },
  blocks: [
    hero(
      { ms: 'Selamat berkenalan', en: 'Nice to meet you', zh: '很高兴认识您' },
      {
        ms: 'Kedai kecil yang menjaga setiap pesanan seperti untuk keluarga sendiri.',
        en: 'A small shop that treats every order as if it were for family.',
        zh: '一家小店，用心对待每一张订单。',
      },
      { ms: 'Lihat kedai', en: 'See the shop', zh: '逛逛店铺' },
    ),
    picture,
    text({
      ms: 'Kami bermula kecil dan masih melayan setiap pembeli sendiri. Apa yang kami jual ialah apa yang kami sendiri mahu guna.',
      en: 'We began small and still look after every buyer ourselves. We sell what we would use ourselves.',
      zh: '我们从小做起，至今仍亲自服务每一位买家。我们卖的，是自己也愿意用的。',
    }),
    faq(
      words.questions,
      [words.howToPay, words.paymentsShown],
      [words.whereIsMyOrder, words.orderHasPage],
      [
        { ms: 'Ada masalah dengan pesanan?', en: 'Is something wrong with your order?', zh: '订单有问题吗？' },
        {
          ms: 'Tulis kepada kami dengan nombor pesanan anda, dan kami bantu selesaikan.',
          en: 'Contact us with your order number and we will help.',
          zh: '请附上订单编号联系我们，我们会协助解决。',
        },
      ],
    ),
    heading({ ms: 'Hubungi kami', en: 'Contact us', zh: '联系我们' }),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya ada soalan.',
      en: 'Hello, I have a question.',
      zh: '您好，我想咨询一下。',
    }),
    map({ ms: 'Kunjungi kami', en: 'Visit us', zh: '到店参观' }, 'shop'),
    policies(words.policies),
  ],
}
