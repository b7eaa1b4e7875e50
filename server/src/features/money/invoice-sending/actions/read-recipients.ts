import type { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import { isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages.ts'

export type Channel = (typeof deliveryChannels)[number]
export type Recipient = { channel: Channel; recipient: string }

type Buyer = { buyer_email: string | null; buyer_phone: string | null }
type Wish = { channels?: readonly Channel[] | undefined; to: string }

const maxCopies = 5

/**
 * Whom each channel reaches: `to` where it fits the channel, else the buyer. Without a channel: e-mail where there is an
 * address, else WhatsApp. @throws AppError `invalid` at `to` where a channel reaches nobody.
 */
export function readRecipients(buyer: Buyer, { channels, to }: Wish): Recipient[] {
  const wanted = channels ?? [to.includes('@') || (to === '' && buyer.buyer_email !== null) ? 'email' : 'whatsapp']
  return [...new Set(wanted)].map((channel) => ({
    channel,
    recipient: channel === 'email' ? emailOf(buyer, to, wanted) : phoneOf(buyer, to, wanted),
  }))
}

/** Further addresses of an e-mail, parted by commas, semicolons or lines. @throws AppError `invalid` at `cc` */
export function readCopies(cc: string): string[] {
  const typed = cc.split(/[\s,;]+/).filter((part) => part !== '')
  if (typed.length > maxCopies) throw refuseField('cc', texts.tooManyCopies, { most: maxCopies })
  return [...new Set(typed.map((value) => readEmail('cc', value)))]
}

function emailOf({ buyer_email }: Buyer, to: string, wanted: readonly Channel[]): string {
  const typed = to.includes('@') || wanted.length === 1 ? to : ''
  if (typed !== '') return readEmail('to', typed)
  if (buyer_email === null) throw refuseField('to', texts.noRecipient)
  return buyer_email
}

function phoneOf({ buyer_phone }: Buyer, to: string, wanted: readonly Channel[]): string {
  const typed = to !== '' && (!to.includes('@') || wanted.every((channel) => channel !== 'email')) ? to : ''
  if (typed !== '') {
    const phone = readPhone(typed)
    // What has letters was meant as an address, where one is asked for too.
    if (phone === null)
      throw refuseField('to', wanted.includes('email') && /\p{L}/u.test(typed) ? texts.badEmail : texts.badPhone, {
        value: typed,
      })
    return phone
  }
  if (buyer_phone === null) throw refuseField('to', texts.noRecipient)
  return buyer_phone
}

function readEmail(field: 'to' | 'cc', value: string): string {
  const email = normaliseEmail(value)
  if (!isEmail(email)) throw refuseField(field, texts.badEmail, { value })
  return email
}
