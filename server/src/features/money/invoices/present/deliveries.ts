import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { oneOf } from '../invoice-facts.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'
import { isOver } from './recurring.ts'

/** What was handed over to whom; of WhatsApp the chat that the seller opens. A chat that nobody has opened is gone with what was owed. */
export const presentDeliveries = ({ deliveries, invoice }: Pick<InvoiceStory, 'deliveries' | 'invoice'>) =>
  deliveries
    .filter((row) => !(waitsForSeller(row) && isOver(invoice)))
    .map((row) => ({
      id: row.id,
      reason: oneOf(['send', 'resend', 'reminder', 'receipt'] as const, row.reason),
      channel: oneOf(['email', 'whatsapp', 'sms'] as const, row.channel),
      recipient: row.recipient,
      status: oneOf(['queued', 'sent', 'failed', 'bounced', 'opened'] as const, row.status),
      response: row.response,
      link: row.channel === 'whatsapp' ? whatsappLink(row.recipient, row.message) : null,
      parts: row.parts,
      created_at: formatTime(row.created_at),
      sent_at: row.sent_at && formatTime(row.sent_at),
      opened_at: row.opened_at && formatTime(row.opened_at),
      delivered_at: row.delivered_at && formatTime(row.delivered_at),
    }))

const waitsForSeller = ({ channel, status }: InvoiceStory['deliveries'][number]): boolean =>
  channel === 'whatsapp' && status === 'queued'
