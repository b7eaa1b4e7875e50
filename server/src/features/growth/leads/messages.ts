import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  noConsent: {
    ms: 'Tandakan persetujuan anda supaya kedai boleh menghubungi anda.',
    en: 'Tick the box to let the shop contact you.',
    zh: '请勾选同意商店与您联系。',
  },
  left: {
    ms: 'Terima kasih, {name}. Kedai akan menghubungi anda.',
    en: 'Thank you, {name}. The shop will be in touch.',
    zh: '谢谢您，{name}。商店会与您联系。',
  },
  saved: { ms: 'Prospek dikemas kini.', en: 'Lead saved.', zh: '潜在客户已更新。' },
  badDay: { ms: 'Tarikh ini tidak wujud.', en: 'This date does not exist.', zh: '日期不存在。' },
  notColleague: {
    ms: 'Orang ini bukan ahli kedai anda.',
    en: 'This person does not work in your shop.',
    zh: '此人不是您商店的成员。',
  },
  rulesSaved: {
    ms: 'Tetapan agihan prospek disimpan.',
    en: 'Lead assignment settings saved.',
    zh: '潜在客户分配设置已保存。',
  },
  claimed: {
    ms: 'Prospek ini milik anda. Hubungi mereka sekarang.',
    en: 'The lead is yours. Contact them now.',
    zh: '此潜在客户已归您，请立即联系。',
  },
  wentOn: {
    ms: 'Masa untuk prospek ini sudah tamat, dan ia diberi kepada ejen lain.',
    en: 'The time to claim this lead has ended. It was passed to another agent.',
    zh: '此潜在客户的认领时间已过，已转给其他代理。',
  },
  settled: {
    ms: 'Kedai sudah menguruskan prospek ini.',
    en: 'The shop has already handled this lead.',
    zh: '商店已处理此潜在客户。',
  },
  claimFirst: {
    ms: 'Ambil prospek ini dahulu.',
    en: 'Claim this lead first.',
    zh: '请先认领此潜在客户。',
  },
  /** What is agreed to, as it is kept with the consent. */
} satisfies Record<string, Message>

/** To an agent who is handed a lead. */
export const handingMail = {
  subject: {
    ms: 'Prospek baharu daripada {shop} untuk anda',
    en: 'A new lead from {shop} for you',
    zh: '{shop} 有新的潜在客户给您',
  },
  text: {
    ms: 'Hai {name}, ambil prospek ini dalam {hours} jam. Selepas itu ia diberi kepada ejen lain.',
    en: 'Hi {name}, claim this lead within {hours} hours. After that it is passed to another agent.',
    zh: '{name}，您好：请在 {hours} 小时内认领此潜在客户，之后将转给其他代理。',
  },
  open: { ms: 'Lihat prospek', en: 'See the lead', zh: '查看潜在客户' },
} satisfies Record<string, Message>
