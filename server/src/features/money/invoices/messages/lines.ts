import type { Message } from '../../../../platform/errors/message.ts'

export const lineTexts = {
  nameless: {
    ms: 'Item {line} belum ada nama. Isi dahulu.',
    en: 'Item {line} has no name yet. Fill it in first.',
    zh: '第 {line} 项尚无名称，请先填写。',
  },
  nameNeeded: { ms: 'Isi nama item.', en: 'Fill in the item’s name.', zh: '请填写项目名称。' },
} satisfies Record<string, Message>
