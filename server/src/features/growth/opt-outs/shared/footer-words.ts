import type { Message } from '../../../../platform/errors/message.ts'

/** Beside the link that ends them, under each mail with offers. */
export const footerWords = {
  footer: {
    ms: 'Tidak mahu tawaran lagi?',
    en: 'No more offers?',
    zh: '不想再收到优惠？',
  },
} satisfies Record<string, Message>
