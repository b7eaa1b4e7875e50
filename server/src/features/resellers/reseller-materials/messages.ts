import type { Message } from '../../../platform/errors/message.ts'

export const materialTexts = {
  added: { ms: 'Bahan jualan ditambah.', en: 'Sales material added.', zh: '已添加销售素材。' },
  removed: { ms: 'Bahan jualan dibuang.', en: 'Sales material removed.', zh: '已移除销售素材。' },
  empty: {
    ms: 'Tulis ayat atau pilih fail untuk dikongsi.',
    en: 'Enter a caption or choose a file to share.',
    zh: '请填写文案或选择要分享的文件。',
  },
  full: {
    ms: 'Program ini sudah ada {most} bahan. Buang yang lama dahulu.',
    en: 'This programme already has {most} materials. Remove an old one first.',
    zh: '此计划已有 {most} 份素材，请先移除旧的。',
  },
} satisfies Record<string, Message>
