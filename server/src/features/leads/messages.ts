import type { Message } from '../../platform/errors/message.ts'

export const texts = {
  noConsent: {
    ms: 'Tandakan persetujuan anda supaya kedai boleh menghubungi anda.',
    en: 'Tick that the shop may contact you.',
    zh: '请勾选同意商店与您联系。',
  },
  left: {
    ms: 'Terima kasih, {name}. Kedai akan menghubungi anda.',
    en: 'Thank you, {name}. The shop will be in touch.',
    zh: '谢谢您，{name}。商店会与您联系。',
  },
  saved: { ms: 'Prospek dikemas kini.', en: 'The lead is kept.', zh: '潜在客户已更新。' },
  badDay: { ms: 'Tarikh ini tidak wujud.', en: 'There is no such day.', zh: '日期不存在。' },
  notColleague: {
    ms: 'Orang ini bukan ahli kedai anda.',
    en: 'This person does not work in your shop.',
    zh: '此人不是您商店的成员。',
  },
  /** What is agreed to, as it is kept with the consent. */
  words: {
    ms: 'Saya bersetuju dihubungi oleh kedai ini melalui telefon, SMS dan e-mel, dan boleh berhenti pada bila-bila masa.',
    en: 'I agree that this shop may contact me by phone, SMS and e-mail; I can stop it at any time.',
    zh: '我同意此商店通过电话、短信和邮件与我联系，并可随时退订。',
  },
} satisfies Record<string, Message>
