import { fileNameOf } from '@kedai/domain/documents/file-name.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { say } from '../../../platform/errors/message.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { letterTexts, texts } from '../messages.ts'
import { lockDelivery, saveDelivery, type StatementDeliveryRow } from '../queries/deliveries.ts'
import { readStatement } from './read-statement.ts'

type Which = { shopId: number; deliveryId: number }
type Outcome = { accepted: boolean; response: string }

/**
 * Hands a queued statement over and writes down what became of it, in the provider's own words. The mail server is asked
 * between two transactions. Null: it was done already. A killed process may hand over twice; the mail's id is the same then.
 */
export async function handOverStatement(deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'documents'>, which: Which): Promise<Outcome | null> {
  const begun = await inTransaction(deps.db, { shopId: which.shopId }, (trx) => begin(trx, which, deps.clock.now()))
  if (!begun) return null
  const { row, told } = begun
  const { document } = told
  const attachments = [{ filename: fileNameOf(document), content: await deps.documents.render(document, { paper: 'a4' }) }]
  const replyTo = document.seller.facts.find(({ value }) => value.includes('@'))?.value
  const posted = await deps.mail.post({ attachments, id: `statement-delivery-${row.id}`, to: row.recipient, lang: document.lang, content: letterOf(row, told), ...(replyTo !== undefined && { replyTo }) })
  const outcome = posted ?? { accepted: false, response: say(texts.noMailServer, document.lang) }
  await inTransaction(deps.db, { shopId: which.shopId }, (trx) => finish(trx, deps.clock.now(), which, outcome))
  return outcome
}

type Told = Awaited<ReturnType<typeof readStatement>>

async function begin(trx: Db, { shopId, deliveryId }: Which, now: Date): Promise<{ row: StatementDeliveryRow; told: Told } | null> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return null
  const lang = isLang(row.lang) ? row.lang : 'ms'
  return { row, told: await readStatement(trx, { shopId, customerId: row.customer_id, from: row.from_day ?? undefined, to: row.to_day ?? undefined, lang, now, reader: lang }) }
}

function letterOf(row: StatementDeliveryRow, { name, shop, from, to, document }: Told): MailContent {
  const params = { name, shop, from: displayDay(from, document.lang), to: displayDay(to, document.lang) }
  const said = row.message === '' ? [{ kind: 'paragraph', text: letterTexts.hello, params }, { kind: 'paragraph', text: letterTexts.here, params }] as const
    : [{ kind: 'paragraph', text: { ms: row.message, en: row.message, zh: row.message } }] as const
  return { subject: letterTexts.subject, params, blocks: [...said, { kind: 'lines', rows: document.totals.map(({ label, value }) => ({ label, value })) }] }
}

async function finish(trx: Db, now: Date, { shopId, deliveryId }: Which, { accepted, response }: Outcome): Promise<void> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return
  await saveDelivery(trx, shopId, deliveryId, { status: accepted ? 'sent' : 'failed', response: response.slice(0, 1000) || null, ...(accepted && { sent_at: now }) })
}
