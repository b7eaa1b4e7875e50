import type { Message } from '../../../../platform/errors/message.ts'

/** What a call that changed an order answers with. */
export const done = {
  cancelled: { ms: 'Pesanan dibatalkan.', en: 'The order has been cancelled.', zh: '订单已取消。' },
  ready: {
    ms: 'Pesanan sedia diambil. Pembeli akan dimaklumkan.',
    en: 'The order is ready to collect. The buyer will be notified.',
    zh: '订单已可自取，将通知买家。',
  },
  packed: {
    ms: 'Pesanan ditandakan sudah dibungkus.',
    en: 'The order is marked as packed.',
    zh: '订单已标记为已打包。',
  },
  completed: { ms: 'Pesanan ditandakan selesai.', en: 'The order is marked as completed.', zh: '订单已标记为完成。' },
  mailsAgain: {
    ms: 'E-mel dihantar semula. Garis masa memberitahu jika ia gagal lagi.',
    en: 'The e-mail is being resent. The timeline will show if it fails again.',
    zh: '邮件正在重新发送。如再次失败，时间线会说明。',
  },
  noMailsToSend: {
    ms: 'Tiada e-mel pesanan ini yang gagal dihantar.',
    en: 'No failed e-mails for this order.',
    zh: '此订单没有发送失败的邮件。',
  },
  noted: { ms: 'Nota disimpan.', en: 'Note saved.', zh: '备注已保存。' },
} satisfies Record<string, Message>
