import type { Message } from '../../../platform/errors/message.ts'

/** Refusals of single fields of the seller's forms. */
export const fieldTexts = {
  courierNeeded: {
    ms: 'Pilih kurier, atau “Hantar sendiri”.',
    en: 'Choose a courier, or “Own delivery”.',
    zh: '请选择快递公司，或选择“自行送货”。',
  },
} satisfies Record<string, Message>
