import type { Message } from '../../platform/errors/message.ts'

export const texts = {
  saved: { ms: 'Butiran pelanggan disimpan.', en: 'The customer’s details are saved.', zh: '客户资料已保存。' },
  greeting: { ms: 'Salam {name}, ini {shop}.', en: 'Hello {name}, this is {shop}.', zh: '{name} 您好，我是 {shop}。' },
} satisfies Record<string, Message>
