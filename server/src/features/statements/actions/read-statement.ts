import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { statement } from '@kedai/domain/invoices/ageing.ts'
import { accountEntries, owedBy } from '@kedai/domain/invoices/customer-account.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract } from '@kedai/domain/money/sen.ts'
import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { publicPath } from '../../../platform/files/links.ts'
import { readSeller } from '../../invoices/actions/document-seller.ts'
import { creditOf, invoicesOf } from '../account-facts.ts'
import { presentStatementPaper } from '../present/paper.ts'
import { presentRows } from '../present/rows.ts'
import { findCustomer, listBilled, listCreditChanges, listEntries } from '../queries/account.ts'
import { listDeliveries } from '../queries/deliveries.ts'

export type Wanted = { shopId: number; customerId: number; from?: string | undefined; to?: string | undefined; lang?: Lang | undefined; now: Date; reader: Lang }

/** A customer's account over some days, with its paper, to be drawn after the transaction. @throws AppError `not_found` */
export async function readStatement(trx: Db, wanted: Wanted): Promise<CustomerStatement> {
  const customer = await findCustomer(trx, wanted)
  if (!customer) throw new AppError('not_found', common.notFound)
  const [billed, entries, changes, { seller, logoKey }, deliveries] = await Promise.all([
    listBilled(trx, wanted), listEntries(trx, wanted), listCreditChanges(trx, wanted), readSeller(trx, wanted.shopId, null), listDeliveries(trx, wanted),
  ])
  const invoices = invoicesOf(billed, entries)
  const account = accountEntries(invoices, creditOf(changes))
  const today = formatDate(wanted.now)
  const last = account.at(-1)?.day ?? today
  const to = wanted.to ?? (last > today ? last : today)
  const first = account[0]?.day ?? to
  const from = wanted.from ?? (first < to ? first : to)
  const newest = billed.at(-1)?.lang
  const lang = wanted.lang ?? (isLang(newest) ? newest : wanted.reader)
  const { opening, rows, closing } = statement(account, { from, to })
  const { buckets, total } = owedBy(invoices, to, to < today ? to : today)
  const told = {
    from, to, opening: formatRinggit(opening), closing: formatRinggit(closing), rows: presentRows(rows, { billed, entries, changes }, lang), owed: formatRinggit(total), credit: formatRinggit(subtract(total, closing)),
    ageing: {
      current: formatRinggit(buckets.current), days_1_30: formatRinggit(buckets.days_1_30), days_31_60: formatRinggit(buckets.days_31_60),
      days_61_90: formatRinggit(buckets.days_61_90), over_90: formatRinggit(buckets.over_90),
    },
  }
  return {
    ...told, name: customer.name, shop: seller.name, document: presentStatementPaper(told, { customer, seller, logoKey, lang, today }), logo_url: logoKey === null ? null : publicPath(logoKey), email: customer.email,
    deliveries: deliveries.map(({ id, recipient, status, response, created_at }) => ({ id, recipient, status: status === 'sent' || status === 'failed' ? status : 'queued', response, created_at: formatTime(created_at) })),
  }
}
