import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  admitted: { ms: 'Selamat datang, {name}.', en: 'Welcome, {name}.', zh: '欢迎，{name}。' },
  admittedInGrace: {
    ms: 'Selamat datang, {name}. Keahlian sudah tamat dan perlu diperbaharui.',
    en: 'Welcome, {name}. The membership has ended and should be renewed.',
    zh: '欢迎，{name}。会员资格已到期，请尽快续费。',
  },
  already: {
    ms: '{name} baru sahaja mendaftar masuk.',
    en: '{name} has just been checked in.',
    zh: '{name} 刚刚已签到。',
  },
  lapsed: {
    ms: 'Keahlian {name} sudah tamat. Minta ahli memperbaharuinya melalui kad.',
    en: 'The membership of {name} has ended. It can be renewed from the membership card.',
    zh: '{name} 的会员资格已失效，可通过会员卡续费。',
  },
  unknown: {
    ms: 'Tiada keahlian dengan kod ini di kedai anda.',
    en: 'Your shop has no membership with this code.',
    zh: '您的商店没有此代码的会员。',
  },
  withdrawn: {
    ms: 'Keahlian ini telah dibatalkan. Beli yang baharu.',
    en: 'This membership was cancelled. Buy a new one.',
    zh: '此会员资格已取消，请重新购买。',
  },
} satisfies Record<string, Message>

/** Reminders. Parameters: `{title}`, `{plan}`, `{day}`, `{name}`, `{shop}`. */
export const mailTexts = {
  soonSubject: {
    ms: '{title} anda tamat pada {day}',
    en: 'Your {title} ends on {day}',
    zh: '您的{title}将于 {day} 到期',
  },
  overSubject: {
    ms: '{title} anda telah tamat pada {day}',
    en: 'Your {title} ended on {day}',
    zh: '您的{title}已于 {day} 到期',
  },
  hello: { ms: 'Salam {name},', en: 'Dear {name},', zh: '{name}，您好：' },
  soonText: {
    ms: 'Pelan {plan} anda sah sehingga {day}. Jika anda memperbaharuinya sekarang, tempoh baharu bermula selepas hari itu, jadi tiada hari yang rugi.',
    en: 'Your plan {plan} is valid until {day}. If you renew now, the new period starts after that day, so you do not lose any days.',
    zh: '您的方案 {plan} 有效期至 {day}。现在续费，新的有效期将从该日之后开始，不会损失任何一天。',
  },
  overText: {
    ms: 'Pelan {plan} anda tamat pada {day}. Anda boleh memperbaharuinya pada bila-bila masa melalui kad ahli.',
    en: 'Your plan {plan} ended on {day}. You can renew it from your card at any time.',
    zh: '您的方案 {plan} 已于 {day} 到期，可随时通过会员卡续费。',
  },
  renew: { ms: 'Perbaharui', en: 'Renew', zh: '续费' },
} satisfies Record<string, Message>
