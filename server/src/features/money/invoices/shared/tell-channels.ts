import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Config } from '../../../../platform/config/config.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { channelWords } from './channel-words.ts'

/** By which ways this installation can send, with why not: what is set up, and in a demo its mailbox. WhatsApp is the seller's own. */
export function tellChannels(
  { demo, mail, sms }: Pick<Config, 'demo' | 'mail' | 'sms'>,
  lang: Lang,
): InvoiceView['channels'] {
  const state = (closed: Message | null) => ({ allowed: closed === null, reason: closed && say(closed, lang) })
  return {
    email: state(demo || mail.smtpUrl !== null ? null : channelWords.noMailServer),
    whatsapp: state(null),
    sms: state(demo || sms !== null ? null : channelWords.noSms),
  }
}
