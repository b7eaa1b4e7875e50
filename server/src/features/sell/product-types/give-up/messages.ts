import type { Message } from '../../../../platform/errors/message.ts'

/** Why units cannot be given up as wished. Parameters: `{count}`, `{left}`. */
export const giveUpTexts = {
  chooseTickets: {
    ms: 'Pilih {count} tiket.',
    en: 'Choose {count} tickets.',
    zh: '请选择 {count} 张门票。',
  },
  unknownTicket: {
    ms: 'Tiket ini bukan milik baris ini, atau sudah dibatalkan.',
    en: 'This ticket does not belong to this item, or was already cancelled.',
    zh: '此门票不属于该项目，或已作废。',
  },
  ticketsUsed: {
    ms: 'Hanya {left} tiket belum digunakan. Pilih tiket yang hendak dibatalkan.',
    en: 'Only {left} tickets have not been used. Choose which tickets to cancel.',
    zh: '只有 {left} 张门票未使用。请选择要作废的门票。',
  },
  unitsOut: {
    ms: 'Unit ini ada pada pembeli. Terima unit itu kembali dahulu, atau pulangkan wang tanpa membatalkannya.',
    en: 'The buyer still has these units. Record their return first, or refund without cancelling them.',
    zh: '这些单位在买家手上。请先收回，或只退款而不取消。',
  },
  chooseUnits: {
    ms: 'Pilih {count} unit.',
    en: 'Choose {count} units.',
    zh: '请选择 {count} 个单位。',
  },
  unknownUnit: {
    ms: 'Unit ini tidak ditempah oleh pesanan ini.',
    en: 'This unit is not booked by this order.',
    zh: '此订单没有预订该单位。',
  },
} satisfies Record<string, Message>
