import { sen } from '@kedai/domain/money/sen.ts'
import { amountBack } from '@kedai/domain/orders/payment-status.ts'
import { withoutStop } from '@kedai/domain/text/without-stop.ts'
import { asWritten } from '@kedai/domain/time/as-written.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'
import { byDeadline } from '../messages/headlines.ts'
import type { MailStory } from '../queries/read-mail-story.ts'
import { inWords } from '../refusal-params.ts'
import { ledgerOf } from '../shared/order-ledger.ts'
import { dueOf } from './shared.ts'

/** What the headlines may name. */
export function headlineParams({
  order,
  shipments,
  proofs,
}: Pick<MailStory, 'order' | 'proofs'> & {
  shipments: Pick<MailStory['shipments'][number], 'courier' | 'tracking_number'>[]
}): Params {
  const shipment = shipments[0]
  return {
    due: inWords(dueOf(order)),
    back: inWords(amountBack(ledgerOf(order))),
    paid: inWords(sen(order.paid_sen)),
    total: inWords(sen(order.total_sen)),
    order_no: order.order_no,
    by: order.hold_expires_at ? filled(byDeadline.some, order.hold_expires_at) : byDeadline.none,
    day: order.dispatch_on === null ? '' : inDays(order.dispatch_on),
    reason: withoutStop(proofs[0]?.reason ?? ''),
    courier: shipment?.courier ?? '',
    tracking_number: shipment?.tracking_number ?? '',
  }
}

const filled = (part: Message, deadline: Date): Message => ({
  ms: part.ms.replace('{deadline}', asWritten(forms.ms.format(deadline))),
  en: part.en.replace('{deadline}', asWritten(forms.en.format(deadline))),
  zh: part.zh.replace('{deadline}', forms.zh.format(deadline)),
})

const inDays = (day: string): Message => {
  const noon = new Date(`${day}T12:00:00+08:00`)
  return { ms: days.ms.format(noon), en: days.en.format(noon), zh: days.zh.format(noon) }
}

const dayForm = (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'long' })
const days = { ms: dayForm('ms-MY'), en: dayForm('en-MY'), zh: dayForm('zh-Hans-MY') }

/** As the pages write a time: 20 Nov 2026, 8:38 PTG. */
const form = (tag: string) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'medium', timeStyle: 'short' })
const forms = { ms: form('ms-MY'), en: form('en-MY'), zh: form('zh-Hans-MY') }
