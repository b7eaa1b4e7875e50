import type { Message } from '../../platform/errors/message.ts'

export const done = {
  reset: { ms: 'Pembeli boleh memuat turun semula.', en: 'The buyer can download it again.', zh: '买家可以重新下载。' },
} satisfies Record<string, Message>
