import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../platform/errors/message.ts'

/** An amount that this product wrote itself. Throws RangeError for another text. */
export function amountOf(text: string): Sen {
  const amount = parseRinggit(text)
  if (amount === null) throw new RangeError(`no amount: ${text}`)
  return amount
}

/** A Malaysian day, `YYYY-MM-DD`, as each language writes it. */
export function dayInWords(day: string): Message {
  const noon = new Date(`${day}T12:00:00+08:00`)
  return { ms: forms.ms.format(noon), en: forms.en.format(noon), zh: forms.zh.format(noon) }
}

const form = (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'medium' })
const forms = { ms: form('ms-MY'), en: form('en-MY'), zh: form('zh-Hans-MY') }
