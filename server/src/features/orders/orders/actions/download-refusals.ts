import type { DownloadRefusal } from '@kedai/domain/downloads/why-not-download.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why a file cannot be fetched now, to its buyer. */
export const downloadRefusals = {
  order_ended: {
    ms: 'Pesanan ini telah dibatalkan atau dipulangkan wangnya.',
    en: 'This order was cancelled or its money was given back.',
    zh: '此订单已取消或已退款。',
  },
  used_up: {
    ms: 'Semua muat turun sudah digunakan. Minta kedai membukanya semula.',
    en: 'All downloads are used up. Ask the shop to open it again.',
    zh: '下载次数已用完，请联系店家重新开放。',
  },
  expired: {
    ms: 'Tempoh muat turun sudah tamat. Minta kedai membukanya semula.',
    en: 'The time to download is over. Ask the shop to open it again.',
    zh: '下载期限已过，请联系店家重新开放。',
  },
} satisfies Record<DownloadRefusal, Message>
