import { judgeBounce } from '@kedai/domain/messages/delivery-report.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { MailReport, ReportOutcome } from '../../../../platform/mail/bounces/bounces.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import {
  handOverBetween,
  outcomeOf,
  postWithPaper,
  type HandedOver,
} from '../../invoice-sending/actions/hand-over-between.ts'
import { letterTexts, texts } from '../messages.ts'
import { lockDelivery, saveDelivery, type StatementDeliveryRow } from '../queries/deliveries.ts'
import { readStatement } from './read-statement.ts'

type Which = { shopId: number; deliveryId: number }

/** Hands a queued statement over, by mail with its paper. Null: it was done already. */
export const handOverStatement = (
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'documents'>,
  which: Which,
): Promise<HandedOver | null> =>
  handOverBetween(deps.db, which.shopId, {
    begin: (trx) => begin(trx, which, deps.clock.now()),
    ask: ({ row, told }) =>
      postWithPaper(deps, {
        bounce: { kind: 'statement', shopId: row.shop_id, deliveryId: row.id },
        to: row.recipient,
        lang: told.document.lang,
        content: letterOf(row, told),
        paper: told.document,
        noMailServer: texts.noMailServer,
        replyTo: told.document.seller.facts.find(({ value }) => value.includes('@'))?.value ?? null,
      }),
    finish: (trx, outcome) => finish(trx, deps.clock.now(), which, outcome),
  })

type Told = Awaited<ReturnType<typeof readStatement>>

async function begin(
  trx: Db,
  { shopId, deliveryId }: Which,
  now: Date,
): Promise<{ row: StatementDeliveryRow; told: Told } | null> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.status !== 'queued') return null
  const lang = isLang(row.lang) ? row.lang : 'ms'
  return {
    row,
    told: await readStatement(trx, {
      shopId,
      customerId: row.customer_id,
      buyer: row.buyer_invoice_id ?? undefined,
      from: row.from_day ?? undefined,
      to: row.to_day ?? undefined,
      lang,
      now,
      reader: lang,
    }),
  }
}

function letterOf(row: StatementDeliveryRow, { name, shop, from, to, document }: Told): MailContent {
  const params = { name, shop, from: displayDay(from, document.lang), to: displayDay(to, document.lang) }
  const said =
    row.message === ''
      ? ([
          { kind: 'paragraph', text: letterTexts.hello, params },
          { kind: 'paragraph', text: letterTexts.here, params },
        ] as const)
      : ([{ kind: 'paragraph', text: { ms: row.message, en: row.message, zh: row.message } }] as const)
  return {
    shop,
    subject: letterTexts.subject,
    params,
    blocks: [...said, { kind: 'lines', rows: document.totals.map(({ label, value }) => ({ label, value })) }],
  }
}

/** A mail that came back later was not sent after all, with the words of who refused it; a report that comes again changes nothing. */
export async function takeBackStatement(trx: Db, { shopId, deliveryId, reports }: MailReport): Promise<ReportOutcome> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row) return 'unknown'
  const verdict = judgeBounce(reports, { recipient: row.recipient, copies: [] })
  if (row.status !== 'sent' || !verdict.failed) return row.status === 'queued' ? 'later' : 'unchanged'
  await saveDelivery(trx, shopId, deliveryId, { status: 'failed', response: verdict.words })
  return 'recorded'
}

async function finish(trx: Db, now: Date, { shopId, deliveryId }: Which, outcome: HandedOver): Promise<void> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (row?.status === 'queued') await saveDelivery(trx, shopId, deliveryId, outcomeOf(outcome, now))
}
