import type { Message } from '../../../platform/errors/message.ts'

export const emailTexts = {
  codeSent: {
    ms: 'Kami menghantar kod 6 angka ke {email}.',
    en: 'We sent a 6-digit code to {email}.',
    zh: '我们已将 6 位数验证码发送到 {email}。',
  },
  changed: {
    ms: 'E-mel anda ditukar. Peranti lain telah dilog keluar.',
    en: 'Your e-mail address is changed. Other devices were signed out.',
    zh: '您的邮箱已更改，其他设备已登出。',
  },
  sameEmail: { ms: 'Ini sudah pun e-mel anda.', en: 'This is already your e-mail address.', zh: '这已经是您的邮箱。' },
  ofAnother: {
    ms: 'E-mel ini milik akaun lain. Gunakan e-mel yang lain.',
    en: 'This e-mail address is already used by another account. Use a different one.',
    zh: '此邮箱属于另一个账号，请使用其他邮箱。',
  },
  wrongCode: {
    ms: 'Kod ini tidak betul. Semak e-mel itu dan cuba lagi.',
    en: 'This code is incorrect. Check the e-mail and try again.',
    zh: '验证码不正确，请查看邮件后再试。',
  },
  codeDead: {
    ms: 'Kod ini tidak boleh digunakan lagi. Minta kod yang baharu.',
    en: 'This code is no longer valid. Request a new one.',
    zh: '此验证码已失效，请重新获取。',
  },
} satisfies Record<string, Message>
