import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'

/** Why somebody was not written to, or it did not arrive. */
export const whyTexts: Record<string, Message> = {
  opted_out: { ms: 'Sudah berhenti langgan', en: 'Opted out', zh: '已退订' },
  no_consent: { ms: 'Tiada persetujuan', en: 'No consent', zh: '未获同意' },
  doubt: {
    ms: 'Terganggu: tidak diketahui sama ada ia keluar, jadi tidak dihantar semula',
    en: 'Interrupted: we cannot confirm it was sent, so it is not resent',
    zh: '发送中断：无法确定是否已发出，因此不重发',
  },
  refused: { ms: 'Ditolak oleh penyedia', en: 'Refused by the provider', zh: '被服务商拒绝' },
  not_delivered: { ms: 'Tidak sampai', en: 'Not delivered', zh: '未送达' },
  abroad: { ms: 'Bukan nombor mudah alih Malaysia', en: 'Not a Malaysian mobile number', zh: '不是马来西亚手机号码' },
  stranger_limit: { ms: 'Had hari ini sudah dicapai', en: 'Daily limit reached', zh: '已达当天上限' },
  not_set_up: { ms: 'SMS belum disediakan', en: 'SMS is not set up', zh: '短信尚未设置' },
}

/** The reason in words, and its provider's own after it. */
export function sayWhy({ why, response }: { why: string | null; response: string | null }, lang: Lang): string {
  const text = whyTexts[why ?? '']
  return [text ? say(text, lang) : (why ?? ''), response ?? ''].filter((part) => part !== '').join(': ')
}
