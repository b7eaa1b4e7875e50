import type { Message } from '../../../platform/errors/message.ts'

export const messages = {
  saved: { ms: 'Disimpan.', en: 'Saved.', zh: '已保存。' },
  savedHidden: {
    ms: 'Disimpan, tetapi belum ditunjukkan kepada pembeli.',
    en: 'Saved, but not shown to buyers yet.',
    zh: '已保存，但尚未向买家显示。',
  },
  emptyShown: {
    ms: 'Tulis sesuatu dahulu sebelum menunjukkannya kepada pembeli.',
    en: 'Enter the text before you show it to buyers.',
    zh: '请先填写内容，再向买家显示。',
  },
  noSuchShop: { ms: 'Tiada kedai dengan nama ini.', en: 'No shop has this name.', zh: '没有这个名称的店铺。' },
} satisfies Record<string, Message>
