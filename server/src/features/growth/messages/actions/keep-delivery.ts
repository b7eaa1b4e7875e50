import type { MessageChannel, MessageReason } from '@kedai/domain/messages/names.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { upsertMessage } from '../queries/ledger.ts'

/** A hand-over of a paper, as its own table keeps it. */
export type KeptDelivery = {
  id: number
  shop_id: number
  recipient: string
  status: string
  response: string | null
  version: string
  user_id: number | null
  created_at: Date
  sent_at: Date | null
  cc?: string[]
  parts?: number | null
  cost_sen?: number | null
  tries?: number
  provider_ref?: string | null
  delivered_at?: Date | null
  opened_at?: Date | null
}

type About = {
  /** The table it is of, so that it is one row of the ledger. */
  of: 'invoice' | 'quote' | 'statement'
  reason: MessageReason
  template: string
  channel: MessageChannel
  about: { invoice_id: number } | { quote_id: number } | { customer_id: number }
}

const ledgerAtMost = 500

/**
 * The hand-over of a paper in the ledger of messages, in the transaction that writes or changes its row: the ledger never says
 * anything else. What its buyer owes or was offered needs no consent.
 */
export const keepDelivery = (
  trx: Db,
  row: KeptDelivery,
  { of, reason, template, channel, about }: About,
): Promise<void> =>
  upsertMessage(trx, {
    shop_id: row.shop_id,
    origin: `${of}:${row.id}`,
    reason,
    basis: 'transactional',
    channel,
    recipient: row.recipient,
    cc: row.cc ?? [],
    template,
    version: row.version,
    // That it was opened, or came back, is more than that it was sent.
    state: row.status === 'opened' ? 'sent' : row.status,
    response: row.response?.slice(0, ledgerAtMost) ?? null,
    provider_ref: row.provider_ref ?? null,
    parts: row.parts ?? null,
    cost_sen: row.cost_sen ?? (channel === 'sms' ? null : 0),
    tries: row.tries ?? 0,
    user_id: row.user_id,
    created_at: row.created_at,
    sent_at: row.sent_at,
    delivered_at: row.delivered_at ?? null,
    opened_at: row.opened_at ?? null,
    ...about,
  })
