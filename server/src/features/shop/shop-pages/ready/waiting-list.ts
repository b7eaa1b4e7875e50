import { hero, lead, list, picture, space } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'

/** Gathers names for something that is still to come. */
export const waitingList: ReadyPage = {
  title: { ms: 'Senarai menunggu', en: 'Waiting list', zh: '候补名单' },
  purpose: {
    ms: 'Kumpul nama untuk sesuatu yang akan datang',
    en: 'Collects names for an upcoming launch',
    zh: '为即将推出的项目收集名单',
  },
  description: {
    ms: 'Sesuatu yang baharu akan datang. Tinggalkan nombor anda, kami beritahu.',
    en: 'Something new is coming. Leave your number and we will tell you.',
    zh: '新品即将推出，留下电话，我们会通知您。',
  },
  blocks: [
    picture,
    hero(
      { ms: 'Akan datang', en: 'Coming soon', zh: '即将推出' },
      {
        ms: 'Kami sedang menyiapkan sesuatu yang baharu. Jadi antara yang pertama tahu.',
        en: 'We are preparing something new. Be among the first to know.',
        zh: '我们正在筹备新品，抢先知道。',
      },
    ),
    list(
      { ms: 'Dimaklumkan sebelum orang lain', en: 'Be notified first', zh: '抢先得知' },
      { ms: 'Tiada bayaran dan tiada ikatan', en: 'No payment and no obligation', zh: '无需付款，没有约束' },
      { ms: 'Boleh berhenti bila-bila masa', en: 'Stop at any time', zh: '随时可以退出' },
    ),
    space,
    lead(
      { ms: 'Masukkan nama saya', en: 'Join the waiting list', zh: '登记我的名字' },
      {
        ms: 'Tinggalkan nombor telefon, kami hubungi apabila sudah sedia.',
        en: 'Leave your phone number, and we will be in touch when it is ready.',
        zh: '留下电话号码，准备好后我们会联系您。',
      },
      { ms: 'Maklumkan saya', en: 'Notify me', zh: '通知我' },
    ),
  ],
}
