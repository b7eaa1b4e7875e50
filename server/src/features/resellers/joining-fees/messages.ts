import type { Message } from '../../../platform/errors/message.ts'

export const feeTexts = {
  item: {
    ms: 'Yuran penyertaan: {programme}',
    en: 'Joining fee: {programme}',
    zh: '加入费：{programme}',
  },
} satisfies Record<string, Message>
