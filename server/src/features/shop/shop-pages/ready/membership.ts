import { faq, heading, hero, list, policies, product, steps } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** A club with plans. */
export const membership: ReadyPage = {
  title: { ms: 'Keahlian', en: 'Membership', zh: '会员' },
  purpose: {
    ms: 'Ajak pembeli menjadi ahli: kelebihan, pelan dan kad ahli',
    en: 'Invites buyers to become members: benefits, plans and the card',
    zh: '邀请买家成为会员：优惠、方案与会员卡',
  },
  description: {
    ms: 'Jadi ahli dan nikmati kelebihannya. Lihat pelan dan daftar dalam talian.',
    en: 'Become a member and enjoy the benefits. See the plans and join online.',
    zh: '成为会员，享受更多。查看方案并在线加入。',
  },
  blocks: [
    hero(
      { ms: 'Jadi ahli kami', en: 'Become a member', zh: '成为会员' },
      {
        ms: 'Satu pelan, satu kad di telefon, dan sambutan seperti kawan lama.',
        en: 'One plan, one card on your phone, and the welcome of an old friend.',
        zh: '一个方案，一张手机会员卡，像老朋友一样受欢迎。',
      },
    ),
    heading({ ms: 'Kelebihan ahli', en: 'Member benefits', zh: '会员权益' }),
    list(
      {
        ms: 'Kad ahli di telefon, tiada kad plastik',
        en: 'A card on your phone, no plastic card',
        zh: '手机会员卡，无需塑料卡',
      },
      {
        ms: 'Peringatan sebelum keahlian tamat',
        en: 'A reminder before the membership ends',
        zh: '到期前提醒',
      },
      {
        ms: 'Perbaharui awal tanpa kehilangan sehari pun',
        en: 'Renew early without losing a day',
        zh: '提前续期，一天不少',
      },
    ),
    product('membership'),
    heading({ ms: 'Cara menjadi ahli', en: 'How to join', zh: '如何加入' }),
    steps(
      { ms: 'Pilih pelan dan bayar.', en: 'Choose a plan and pay.', zh: '选择方案并付款。' },
      { ms: 'Terima kad ahli melalui pautan.', en: 'Get your card through a link.', zh: '通过链接获得会员卡。' },
      { ms: 'Tunjukkan kad apabila anda datang.', en: 'Show the card when you come.', zh: '到场时出示会员卡。' },
    ),
    faq(
      words.questions,
      [
        {
          ms: 'Adakah bayaran ditolak secara automatik?',
          en: 'Will I be charged automatically?',
          zh: '会自动扣款吗？',
        },
        {
          ms: 'Tidak. Anda perbaharui sendiri apabila anda mahu.',
          en: 'No. You renew yourself, when you want to.',
          zh: '不会，由您自己决定何时续期。',
        },
      ],
      [words.howToPay, words.paymentsShown],
    ),
    policies(words.policies),
  ],
}
