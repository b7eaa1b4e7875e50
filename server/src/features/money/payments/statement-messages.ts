import type { Message } from '../../../platform/errors/message.ts'

export const statementTexts = {
  noDay: {
    ms: 'Fail ini tiada lajur tarikh (Date atau Tarikh).',
    en: 'This file has no date column (Date or Tarikh).',
    zh: '此文件没有日期列（Date 或 Tarikh）。',
  },
  noCredit: {
    ms: 'Fail ini tiada lajur wang masuk (Credit, Kredit atau Amount).',
    en: 'This file has no column for money received (Credit, Kredit or Amount).',
    zh: '此文件没有存入金额列（Credit、Kredit 或 Amount）。',
  },
  done: {
    ms: '{found} daripada {all} kredit sepadan dengan pesanan.',
    en: '{found} of {all} credits match an order.',
    zh: '{all} 笔存入中有 {found} 笔与订单相符。',
  },
} satisfies Record<string, Message>
