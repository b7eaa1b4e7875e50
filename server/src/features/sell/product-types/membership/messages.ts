import type { Message } from '../../../../platform/errors/message.ts'

export const refusals = {
  needsPlans: {
    ms: 'Isi tempoh bagi setiap pelan.',
    en: 'Enter the duration of each plan.',
    zh: '请为每个方案填写有效期。',
  },
  choosePlan: { ms: 'Pilih satu pelan.', en: 'Choose a plan.', zh: '请选择一个方案。' },
  planGone: {
    ms: 'Pelan ini tidak ditawarkan lagi. Pilih yang lain.',
    en: 'This plan is no longer available. Choose another.',
    zh: '此方案已停止提供，请选择其他方案。',
  },
  oneOnly: {
    ms: 'Satu keahlian bagi setiap pesanan.',
    en: 'You can buy only one membership per order.',
    zh: '每张订单只能购买一份会员资格。',
  },
} satisfies Record<string, Message>
