import type { Message } from '../../../../platform/errors/message.ts'

/** What is wrong with a payment schedule, and what stands on paper about it. */
export const partTexts = {
  rate: {
    ms: 'Taip peratus antara 0 dan 100.',
    en: 'Enter a percentage between 0 and 100.',
    zh: '请输入 0 至 100 的百分比。',
  },
  money: {
    ms: 'Taip amaun dalam {currency}, seperti {example}.',
    en: 'Enter an amount in {currency}, such as {example}.',
    zh: '请输入 {currency} 金额，例如 {example}。',
  },
  dayNeeded: {
    ms: 'Pilih tarikh bagi ansuran ini.',
    en: 'Choose a date for this instalment.',
    zh: '请选择此期的日期。',
  },
  too_few: {
    ms: 'Jadual bayaran perlukan sekurang-kurangnya 2 ansuran.',
    en: 'A payment schedule needs at least 2 instalments.',
    zh: '分期付款至少需要 2 期。',
  },
  too_many: {
    ms: 'Jadual bayaran paling banyak 12 ansuran.',
    en: 'A payment schedule can have up to 12 instalments.',
    zh: '分期付款最多 12 期。',
  },
  nothing_to_split: {
    ms: 'Jumlah invois sifar, jadi tiada apa untuk dibahagi.',
    en: 'The invoice total is zero, so it cannot be split.',
    zh: '发票总额为零，无法分期。',
  },
  over_total: {
    ms: 'Ansuran ini sudah mencapai jumlah invois. Tinggalkan baki untuk ansuran akhir.',
    en: 'These instalments already add up to the total. Leave a balance for the last instalment.',
    zh: '这些期数已达到总额，请为最后一期留出余额。',
  },
  rest_not_last: {
    ms: 'Hanya ansuran akhir boleh menjadi baki.',
    en: 'Only the last instalment can be the remaining balance.',
    zh: '只有最后一期为余款。',
  },
  empty: {
    ms: 'Setiap ansuran mesti lebih daripada 0.',
    en: 'Each instalment must be more than 0.',
    zh: '每期必须大于 0。',
  },
  before_issue: {
    ms: 'Ansuran pertama tidak boleh sebelum tarikh invois.',
    en: 'The first instalment cannot be due before the invoice date.',
    zh: '首期不能早于发票日期。',
  },
  out_of_order: {
    ms: 'Setiap ansuran tidak boleh sebelum ansuran sebelumnya.',
    en: 'An instalment cannot be due before the previous one.',
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
