import type { Message } from '../../../platform/errors/message.ts'

export const messages = {
  notYours: {
    ms: 'Saluran ini bukan milik anda. Sila log masuk semula, atau minta pemilik kedai memberi anda akses.',
    en: 'This channel is not yours. Please sign in again, or ask the shop’s owner for access.',
    zh: '此频道不属于您。请重新登录，或请店主给您权限。',
  },
} satisfies Record<string, Message>
