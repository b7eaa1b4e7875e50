import type { Message } from '../../../../platform/errors/message.ts'

/** Why a time of a service cannot be had: said when it is ordered and when it is moved. */
export const slotTexts = {
  noSlot: {
    ms: 'Masa ini tidak ditawarkan. Pilih masa lain.',
    en: 'This time is not available. Choose another.',
    zh: '此时段不开放预约，请选择其他时间。',
  },
  noStaff: {
    ms: 'Staf ini tidak memberi perkhidmatan ini. Pilih yang lain.',
    en: 'This staff member does not offer this service. Choose another.',
    zh: '此人员不提供该服务，请选择其他人员。',
  },
  taken: {
    ms: 'Maaf, masa ini baru sahaja ditempah. Pilih masa lain.',
    en: 'Sorry, this time has just been booked. Choose another.',
    zh: '抱歉，此时段刚被预约，请选择其他时间。',
  },
} satisfies Record<string, Message>
