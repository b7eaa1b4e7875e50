import type { Message } from '../../../platform/errors/message.ts'

/** Why something does not leave for others, and what to do about the account's own address. */
export const sendingTexts = {
  notVerified: {
    ms: 'Sahkan e-mel anda dahulu, kemudian anda boleh menghantar kepada orang lain. Buka pautan yang kami hantar ke {email}, atau minta pautan baharu.',
    en: 'Confirm your e-mail address before sending. Open the link we sent to {email}, or request a new one.',
    zh: '请先确认您的邮箱，然后才能发送给他人。请打开我们发到 {email} 的链接，或重新获取链接。',
  },
  ownerNotVerified: {
    ms: 'Pemilik kedai perlu mengesahkan e-melnya sebelum kedai boleh menghantar kepada orang lain.',
    en: 'The shop owner must confirm their e-mail address before the shop can send messages.',
    zh: '店主须先确认其邮箱，店铺才能发送给他人。',
  },
  mailsUsedUp: {
    ms: 'Had {limit} penerima e-mel sehari sudah dicapai. Anda boleh menghantar semula mulai {when}.',
    en: 'You have reached the limit of {limit} e-mail recipients a day. You can send again from {when}.',
    zh: '已达到每天 {limit} 位邮件收件人的上限。{when} 起可再次发送。',
  },
  allUsedUp: {
    ms: 'Laman ini sudah menghantar terlalu banyak e-mel hari ini. Anda boleh menghantar semula mulai {when}.',
    en: 'This site has reached its e-mail limit for today. You can send again from {when}.',
    zh: '本站今天发送的邮件过多。{when} 起可再次发送。',
  },
  textsUsedUp: {
    ms: 'SMS untuk hari ini sudah habis digunakan. Anda boleh menghantar SMS semula mulai {when}; e-mel dan WhatsApp masih boleh digunakan.',
    en: 'Today’s SMS limit is reached. You can send SMS again from {when}. E-mail and WhatsApp still work.',
    zh: '今天的短信已用完。{when} 起可再次发送短信；仍可使用邮件和 WhatsApp。',
  },
  registrationClosed: {
    ms: 'Pendaftaran ditutup. Minta pengendali laman ini atau pemilik kedai menjemput anda.',
    en: 'Registration is closed. Ask the site administrator or a shop owner to invite you.',
    zh: '注册已关闭。请联系本站管理者，或请店主邀请您。',
  },
  confirmSent: {
    ms: 'Kami menghantar pautan ke {email}. Semak folder spam juga.',
    en: 'We sent a link to {email}. Check your spam folder too.',
    zh: '我们已将链接发送到 {email}。请也查看垃圾邮件。',
  },
  confirmedAlready: {
    ms: 'E-mel anda sudah disahkan.',
    en: 'Your e-mail address is already confirmed.',
    zh: '您的邮箱已确认。',
  },
  confirmed: {
    ms: 'E-mel anda disahkan. Kedai anda kini boleh menghantar kepada orang lain.',
    en: 'Your e-mail address is confirmed. Your shop can now send messages.',
    zh: '您的邮箱已确认，店铺现在可以发送给他人。',
  },
  confirmDead: {
    ms: 'Pautan ini tidak boleh digunakan lagi. Log masuk dan minta pautan baharu.',
    en: 'This link is no longer valid. Sign in and request a new one.',
    zh: '此链接已失效。请登录并重新获取。',
  },
} satisfies Record<string, Message>
