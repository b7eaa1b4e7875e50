import { countdown, faq, heading, hero, list, map, picture, policies, product } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** An event with its tickets. */
export const event: ReadyPage = {
  title: { ms: 'Acara', en: 'Event', zh: '活动' },
  purpose: {
    ms: 'Jual tiket: tarikh, tempat, atur cara dan tiket di halaman sendiri',
    en: 'Sell tickets: the day, the place, the programme and the tickets on one page',
    zh: '售票：日期、地点、流程与门票都在同一页',
  },
  description: {
    ms: 'Tarikh, tempat dan tiket acara kami. Tempah tempat anda sekarang.',
    en: 'The day, the place and the tickets of our event. Book your place now.',
    zh: '活动的日期、地点与门票，立即预订名额。',
  },
  blocks: [
    hero(
      { ms: 'Jom datang', en: 'Come and join us', zh: '一起来参加' },
      {
        ms: 'Satu hari, satu tempat, ramai kawan baharu. Tempat terhad, jadi tempah awal.',
        en: 'One day, one place, many new friends. Places are limited, so book early.',
        zh: '同一天、同一地点，认识新朋友。名额有限，请尽早预订。',
      },
    ),
    picture,
    countdown({ ms: 'Jualan tiket akan ditutup', en: 'Ticket sales are closing', zh: '门票即将停售' }, 30),
    product('ticket'),
    heading({ ms: 'Apa yang menanti anda', en: 'Event highlights', zh: '活动亮点' }),
    list(
      {
        ms: 'Pendaftaran dan sambutan di pintu masuk',
        en: 'Registration and a welcome at the door',
        zh: '入口处登记与迎宾',
      },
      { ms: 'Acara utama', en: 'The main programme', zh: '主要环节' },
      { ms: 'Masa bertanya dan bergambar', en: 'Time for questions and pictures', zh: '提问与合影时间' },
    ),
    map({ ms: 'Tempat acara', en: 'Event location', zh: '活动地点' }, 'elsewhere'),
    faq(
      words.questions,
      [
        { ms: 'Bagaimana saya terima tiket?', en: 'How do I get my ticket?', zh: '怎样收到门票？' },
        {
          ms: 'Selepas bayaran, tiket dengan kod dihantar ke e-mel dan ada di halaman pesanan anda. Tunjukkan kod itu di pintu.',
          en: 'After payment, we e-mail you a ticket with a code. You can also find it on your order page. Show the code at the door.',
          zh: '付款后，带代码的门票会以电邮发送，也可在订单页面查看。入场时出示代码即可。',
        },
      ],
      [
        { ms: 'Kalau saya tidak dapat datang?', en: 'What if I cannot come?', zh: '如果无法出席怎么办？' },
        {
          ms: 'Hubungi kami secepat mungkin supaya kami dapat membantu.',
          en: 'Tell us as soon as you can, so that we can help.',
          zh: '请尽快联系我们，以便协助您。',
        },
      ],
    ),
    policies(words.policies),
  ],
}
