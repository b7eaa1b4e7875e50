import type { Message } from '../../../platform/errors/message.ts'

export const refusals = {
  trialTaken: {
    ms: 'Percubaan percuma sudah digunakan dengan nombor telefon ini. Muat semula untuk melihat harga penuh.',
    en: 'The free trial was already used with this phone number. Reload the page to see the full price.',
    zh: '此电话号码已使用过免费试用，请刷新查看原价。',
  },
} satisfies Record<string, Message>
