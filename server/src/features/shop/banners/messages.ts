import type { Message } from '../../../platform/errors/message.ts'

export const bannersSaved: Message = { ms: 'Sepanduk disimpan.', en: 'Banners saved.', zh: '横幅已保存。' }

export const bannerRefusals = {
  link: {
    ms: 'Tampal pautan kedai anda, atau pautan yang bermula dengan https://',
    en: 'Paste a link of your shop, or one that begins with https://',
    zh: '请粘贴您店铺的链接，或以 https:// 开头的链接。',
  },
  needsText: { ms: 'Isi teks promosi dahulu.', en: 'Enter the promo text first.', zh: '请先填写促销文字。' },
} satisfies Record<string, Message>
