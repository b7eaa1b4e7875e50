import type { CustomerStatement, StatementSection } from '@kedai/contracts/statements.ts'
import { statement } from '@kedai/domain/invoices/ageing.ts'
import { accountEntries, owedBy, type AccountEntry, type AccountInvoice } from '@kedai/domain/invoices/customer-account.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyCodes, currencySign, ringgit, type Currency } from '@kedai/domain/money/currencies.ts'
import { subtract, type Sen } from '@kedai/domain/money/sen.ts'
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
import { findCustomer, listBilled, listCreditChanges, listEntries, type BilledRow, type CreditChangeRow, type EntryRow } from '../queries/account.ts'
import { listDeliveries } from '../queries/deliveries.ts'

export type Wanted = { shopId: number; customerId: number; from?: string | undefined; to?: string | undefined; lang?: Lang | undefined; now: Date; reader: Lang }

/** A customer's account over some days, with its paper, to be drawn after the transaction. @throws AppError `not_found` */
export async function readStatement(trx: Db, wanted: Wanted): Promise<CustomerStatement> {
  const customer = await findCustomer(trx, wanted)
  if (!customer) throw new AppError('not_found', common.notFound)
  const [billed, entries, changes, { seller, logoKey }, deliveries] = await Promise.all([
    listBilled(trx, wanted), listEntries(trx, wanted), listCreditChanges(trx, wanted), readSeller(trx, wanted.shopId, null), listDeliveries(trx, wanted),
  ])
  const facts = { billed, entries, changes }
  const today = formatDate(wanted.now)
  const accounts = accountsOf(facts)
  const days = accounts.flatMap(({ account }) => account.map(({ day }) => day)).sort()
  const last = days.at(-1) ?? today
  const to = wanted.to ?? (last > today ? last : today)
  const first = days[0] ?? to
  const from = wanted.from ?? (first < to ? first : to)
  const newest = billed.at(-1)?.lang
  const lang = wanted.lang ?? (isLang(newest) ? newest : wanted.reader)
  const [main = sectionOf(noAccount, facts, { from, to, today, lang }), ...others] = accounts.map((account) => sectionOf(account, facts, { from, to, today, lang }))
  const told = { ...main, from, to, others }
  return {
    ...told, name: customer.name, shop: seller.name, document: presentStatementPaper(told, { customer, seller, logoKey, lang, today }), logo_url: logoKey === null ? null : publicPath(logoKey), email: customer.email,
    deliveries: deliveries.map(({ id, recipient, status, response, created_at }) => ({ id, recipient, status: status === 'sent' || status === 'failed' ? status : 'queued', response, created_at: formatTime(created_at) })),
  }
}

type Facts = { billed: BilledRow[]; entries: EntryRow[]; changes: CreditChangeRow[] }
type Account = { currency: Currency; invoices: AccountInvoice[]; account: AccountEntry[] }

const noAccount: Account = { currency: ringgit, invoices: [], account: [] }

// One of each currency that there was ever anything in, ringgit first.
function accountsOf({ billed, entries, changes }: Facts): Account[] {
  const used = new Set([...billed, ...changes].map(({ currency }) => currency))
  return currencyCodes.filter((currency) => used.has(currency)).map((currency) => {
    const own = billed.filter((row) => row.currency === currency)
    const ids = new Set(own.map(({ id }) => id))
    const invoices = invoicesOf(own, entries.filter(({ invoice_id }) => ids.has(invoice_id)))
    return { currency, invoices, account: accountEntries(invoices, creditOf(changes.filter((row) => row.currency === currency))) }
  })
}

type Days = { from: string; to: string; today: string; lang: Lang }

function sectionOf({ currency, invoices, account }: Account, facts: Facts, { from, to, today, lang }: Days): StatementSection {
  const money = (amount: Sen) => formatAmount(amount, currency)
  const { opening, rows, closing } = statement(account, { from, to })
  const { buckets, total } = owedBy(invoices, to, to < today ? to : today)
  return {
    currency: currencySign(currency), opening: money(opening), closing: money(closing), rows: presentRows(rows, facts, { currency, lang }), owed: money(total), credit: money(subtract(total, closing)),
    ageing: { current: money(buckets.current), days_1_30: money(buckets.days_1_30), days_31_60: money(buckets.days_31_60), days_61_90: money(buckets.days_61_90), over_90: money(buckets.over_90) },
  }
}
