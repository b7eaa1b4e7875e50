import { z } from 'zod'
import { dateTimeText, wholeNumber } from './values.ts'

/** What each event is called on the wire, here and on sockets. contract §6 */
export const eventNames = {
  'shop.opened': 'ShopOpened',
  'order.placed': 'OrderPlaced',
  'order.accepted': 'OrderAccepted',
  'order.paid': 'OrderPaid',
  'order.to_send': 'OrderToSend',
  'order.edited': 'OrderEdited',
  'order.shipped': 'OrderShipped',
  'order.ready': 'OrderReady',
  'order.tracked': 'OrderTracked',
  'order.cancelled': 'OrderCancelled',
  'order.given_up': 'OrderGivenUp',
  'order.restocked': 'OrderRestocked',
  'order.expired': 'OrderExpired',
  'order.delivered': 'OrderDelivered',
  'order.progressed': 'OrderProgressed',
  'reseller.decided': 'ResellerDecided',
  'lead.left': 'LeadLeft',
  'cart.left': 'CartLeft',
  'review.written': 'ReviewWritten',
  'payment.recorded': 'PaymentRecorded',
  'payment.refunded': 'PaymentRefunded',
  'proof.uploaded': 'SlipUploaded',
  'proof.rejected': 'SlipRejected',
  'mail.failed': 'MailFailed',
  'invoice.approved': 'InvoiceApproved',
  'invoice.edited': 'InvoiceEdited',
  'invoice.part_settled': 'InvoicePartSettled',
  'invoice.paid': 'InvoicePaid',
  'invoice.money_returned': 'InvoiceMoneyReturned',
  'invoice.closed': 'InvoiceClosed',
  'invoice.payment_received': 'InvoicePaymentReceived',
  'invoice.viewed': 'InvoiceViewed',
  'invoice.voided': 'InvoiceVoided',
  'invoice.deleted': 'InvoiceDeleted',
  'quote.decided': 'QuoteDecided',
  'quote.viewed': 'QuoteViewed',
  'invoice_proof.uploaded': 'InvoiceSlipUploaded',
  'invoice_proof.rejected': 'InvoiceSlipRejected',
} as const

/** GET /api/ajax/seller/events */
export const eventsQuery = z.object({
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional().meta({
    description:
      'The `meta.last_id` of the answer before, or the id of the last event taken; 0 for all that are kept. Left out, `data` is empty and `meta.last_id` is the newest, for a client that begins.',
  }),
})

export const shopEvent = z.object({
  id: z.number().int(),
  name: z.enum(Object.values(eventNames)),
  at: dateTimeText,
  /** What it is about; never anything of a person. `hashslug`: of the invoice, or of the quote where there is no invoice. */
  data: z.object({
    order_no: z.string().optional(),
    invoice_id: z.number().int().optional(),
    quote_id: z.number().int().optional(),
    product_id: z.number().int().optional(),
    hashslug: z.string().optional(),
  }),
})
export type ShopEvent = z.infer<typeof shopEvent>

/** Oldest first. Ids name events and need not ascend: the next call goes on `after` `last_id`, which also passes what a member may not see. */
export const shopEvents = z.object({
  status: z.literal(true),
  message: z.string().nullable(),
  data: z.array(shopEvent),
  meta: z.object({ last_id: z.number().int(), has_more: z.boolean() }),
})
