import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  none: {
    ms: 'Tawaran ini sudah tamat.',
    en: 'This offer has ended.',
    zh: '此优惠已结束。',
  },
  started: {
    ms: 'Kongsi pautan anda. Hanya kunjungan orang lain dikira.',
    en: 'Share your link. Only visits from other people count.',
    zh: '分享您的链接。只计算他人的访问。',
  },
  saved: { ms: 'Kunci viral disimpan.', en: 'Viral lock saved.', zh: '分享解锁已保存。' },
  stopped: {
    ms: 'Pautan ini dihentikan; ia tidak mengira sesiapa lagi.',
    en: 'The link is disabled and no longer counts visits.',
    zh: '此链接已停用，不再计数。',
  },
  noCoupon: {
    ms: 'Kedai anda tiada kupon “{value}”.',
    en: 'Your shop has no coupon “{value}”.',
    zh: '您的商店没有优惠券“{value}”。',
  },
  needsCoupon: {
    ms: 'Pilih kupon ganjaran.',
    en: 'Choose the reward coupon.',
    zh: '请选择奖励优惠券。',
  },
  badUrl: {
    ms: 'Pautan muat turun mesti bermula dengan https://',
    en: 'The link to download must start with https://',
    zh: '下载链接必须以 https:// 开头。',
  },
  needsUrl: {
    ms: 'Isi pautan muat turun.',
    en: 'Enter the download link.',
    zh: '请填写可下载的链接。',
  },
  pastTime: {
    ms: 'Tarikh tamat mesti akan datang.',
    en: 'The end date must be in the future.',
    zh: '结束时间必须在将来。',
  },
  /** What is passed on. Parameters: `{title}`, `{link}`. */
  share: {
    ms: 'Tengok ini: {title} {link}',
    en: 'Have a look: {title} {link}',
    zh: '看看这个：{title} {link}',
  },
} satisfies Record<string, Message>
