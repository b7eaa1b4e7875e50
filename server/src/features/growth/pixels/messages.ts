import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  saved: { ms: 'Piksel disimpan.', en: 'Pixels saved.', zh: '像素已保存。' },
  fb_pixel: {
    ms: 'ID piksel Meta ialah 5 hingga 20 digit.',
    en: 'A Meta pixel ID has 5 to 20 digits.',
    zh: 'Meta 像素 ID 为 5 至 20 位数字。',
  },
  ga_code: {
    ms: 'Kod Google bermula dengan G-, AW- atau UA-.',
    en: 'A Google code begins with G-, AW- or UA-.',
    zh: 'Google 代码以 G-、AW- 或 UA- 开头。',
  },
  tiktok_pixel: {
    ms: 'Kod piksel TikTok ialah 10 hingga 30 huruf besar dan angka.',
    en: 'A TikTok pixel code has 10 to 30 capital letters and digits.',
    zh: 'TikTok 像素代码为 10 至 30 个大写字母和数字。',
  },
  noId: {
    ms: 'Kunci memerlukan ID pikselnya.',
    en: 'Enter the pixel ID for this key.',
    zh: '密钥需要对应的像素 ID。',
  },
  unknownEvent: {
    ms: 'Tiada peristiwa bernama {value}.',
    en: 'Unknown event: {value}.',
    zh: '没有名为 {value} 的事件。',
  },
  noConsent: {
    ms: 'Pembeli tidak membenarkan pengukuran iklan.',
    en: 'The buyer did not allow ad tracking.',
    zh: '买家未允许广告统计。',
  },
  gone: {
    ms: 'Kunci tidak dapat dibuka; masukkan semula.',
    en: 'The key can no longer be read. Enter it again.',
    zh: '密钥无法打开，请重新填写。',
  },
} satisfies Record<string, Message>
