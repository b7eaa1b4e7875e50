import type { Message } from '../errors/message.ts'

export const texts = {
  tooMany: {
    ms: 'Terlalu banyak dokumen sedang disediakan sekarang. Sila cuba lagi sebentar lagi.',
    en: 'Too many documents are being created right now. Please try again in a moment.',
    zh: '目前正在生成的文件太多，请稍后再试。',
  },
  tookTooLong: {
    ms: 'Dokumen ini mengambil masa terlalu lama untuk disediakan. Kurangkan baris atau teksnya, kemudian cuba lagi.',
    en: 'This document took too long to create. Use fewer lines or less text, then try again.',
    zh: '此文件生成时间过长，请减少行数或文字后再试。',
  },
} satisfies Record<string, Message>
