import type { DownloadRefusal } from '@kedai/domain/downloads/why-not-download.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why a file cannot be fetched now, to its buyer. */
export const downloadRefusals = {
  order_ended: {
    ms: 'Pesanan ini telah dibatalkan atau dibayar balik.',
    en: 'This order was cancelled or refunded.',
    zh: '此订单已取消或已退款。',
  },
  used_up: {
    ms: 'Semua muat turun sudah digunakan. Minta kedai membukanya semula.',
    en: 'The download limit is reached. Ask the shop to reset it.',
    zh: '下载次数已用完，请联系店家重新开放。',
  },
  expired: {
    ms: 'Tempoh muat turun sudah tamat. Minta kedai membukanya semula.',
    en: 'The download period has ended. Ask the shop to reopen it.',
    zh: '下载期限已过，请联系店家重新开放。',
  },
} satisfies Record<DownloadRefusal, Message>
