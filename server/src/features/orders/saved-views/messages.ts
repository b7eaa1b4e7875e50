import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  saved: { ms: 'Paparan “{name}” disimpan.', en: 'View “{name}” saved.', zh: '视图“{name}”已保存。' },
  removed: { ms: 'Paparan dibuang.', en: 'View removed.', zh: '视图已移除。' },
} satisfies Record<string, Message>

export const refusals = {
  tooMany: {
    ms: 'Anda sudah menyimpan {most} paparan. Buang satu dahulu.',
    en: 'You have reached the limit of {most} saved views. Remove one first.',
    zh: '您已保存 {most} 个视图，请先移除一个。',
  },
} satisfies Record<string, Message>
