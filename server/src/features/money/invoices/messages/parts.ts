import type { Message } from '../../../../platform/errors/message.ts'

/** What is wrong with a payment schedule, and what stands on paper about it. */
export const partTexts = {
  rate: {
    ms: 'Taip peratus antara 0 dan 100.',
    en: 'Type a percentage between 0 and 100.',
    zh: '请输入 0 至 100 的百分比。',
  },
  money: {
    ms: 'Taip amaun dalam {currency}, seperti {example}.',
    en: 'Type an amount in {currency}, such as {example}.',
    zh: '请输入 {currency} 金额，例如 {example}。',
  },
  dayNeeded: { ms: 'Pilih tarikh bagi bahagian ini.', en: 'Choose a date for this part.', zh: '请选择此期的日期。' },
  too_few: {
    ms: 'Jadual bayaran perlukan sekurang-kurangnya 2 bahagian.',
    en: 'A payment schedule needs at least 2 parts.',
    zh: '分期付款至少需要 2 期。',
  },
  too_many: {
    ms: 'Jadual bayaran paling banyak 12 bahagian.',
    en: 'A payment schedule has 12 parts at most.',
    zh: '分期付款最多 12 期。',
  },
  nothing_to_split: {
    ms: 'Jumlah invois sifar, jadi tiada apa untuk dibahagi.',
    en: 'The total of the invoice is nothing, so there is nothing to split.',
    zh: '发票总额为零，无法分期。',
  },
  over_total: {
    ms: 'Bahagian-bahagian ini sudah mencapai jumlah invois. Tinggalkan sesuatu untuk bahagian akhir.',
    en: 'These parts already come to the total. Leave something for the last part.',
    zh: '这些期数已达到总额，请为最后一期留出余额。',
  },
  rest_not_last: {
    ms: 'Bahagian akhir ialah bakinya, dan hanya bahagian akhir.',
    en: 'The last part is the rest, and only the last.',
    zh: '只有最后一期为余款。',
  },
  empty: {
    ms: 'Setiap bahagian mesti lebih daripada 0.',
    en: 'Each part must be more than 0.',
    zh: '每期必须大于 0。',
  },
  before_issue: {
    ms: 'Bahagian pertama tidak boleh sebelum tarikh invois.',
    en: 'The first part cannot be due before the date of the invoice.',
    zh: '首期不能早于发票日期。',
  },
  out_of_order: {
    ms: 'Setiap bahagian tidak boleh sebelum bahagian sebelumnya.',
    en: 'No part can be due before the one ahead of it.',
    zh: '每期不能早于前一期。',
  },
  heading: { ms: 'Jadual bayaran', en: 'Payment schedule', zh: '付款计划' },
  line: {
    ms: '{part}. {amount}, sebelum atau pada {due}',
    en: '{part}. {amount}, by {due}',
    zh: '第 {part} 期：{amount}，{due} 或之前',
  },
  paid: { ms: 'sudah dibayar', en: 'paid', zh: '已付' },
  left: { ms: 'baki {left}', en: '{left} left', zh: '尚余 {left}' },
  set: { ms: 'Jadual bayaran disimpan.', en: 'The payment schedule is saved.', zh: '付款计划已保存。' },
  removed: { ms: 'Jadual bayaran dibuang.', en: 'The payment schedule is removed.', zh: '付款计划已移除。' },
} satisfies Record<string, Message>
