import type { Message } from '../../../platform/errors/message.ts'

export const vacationSaved = {
  on: {
    ms: 'Mod cuti disimpan dan dihidupkan.',
    en: 'Vacation mode is saved and switched on.',
    zh: '休假模式已保存并开启。',
  },
  off: {
    ms: 'Mod cuti ditutup. Kedai menerima pesanan.',
    en: 'Vacation mode is off. The shop is open for orders.',
    zh: '休假模式已关闭，店铺接受订单。',
  },
} satisfies Record<string, Message>

export const vacationRefusals = {
  needsDispatch: {
    ms: 'Pilih tarikh pesanan mula dihantar.',
    en: 'Choose the date when you start sending orders.',
    zh: '请选择开始发货的日期。',
  },
  badDay: { ms: 'Tarikh ini tidak wujud.', en: 'This date does not exist.', zh: '没有这个日期。' },
  endIsPast: { ms: 'Masa tamat ini sudah berlalu.', en: 'This end time has already passed.', zh: '此结束时间已过。' },
  dispatchIsPast: {
    ms: 'Tarikh hantar mestilah hari ini atau kemudian.',
    en: 'The dispatch date must be today or later.',
    zh: '发货日期必须是今天或以后。',
  },
} satisfies Record<string, Message>

/** To a buyer who orders meanwhile. `{more}` is what the seller says, or nothing. */
export const closedMessages = {
  until: {
    ms: 'Kedai sedang bercuti dan tidak menerima pesanan sehingga {until}.{more}',
    en: 'The shop is on holiday and will accept orders again from {until}.{more}',
    zh: '店铺休假中，{until} 之前不接受订单。{more}',
  },
  open: {
    ms: 'Kedai sedang bercuti dan belum menerima pesanan.{more}',
    en: 'The shop is on holiday and is not accepting orders now.{more}',
    zh: '店铺休假中，暂不接受订单。{more}',
  },
} satisfies Record<string, Message>
