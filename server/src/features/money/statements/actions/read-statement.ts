import type { CustomerStatement, StatementSection } from '@kedai/contracts/statements.ts'
import { statement } from '@kedai/domain/invoices/ageing.ts'
import {
  accountEntries,
  owedBy,
  type AccountEntry,
  type AccountInvoice,
} from '@kedai/domain/invoices/customer-account.ts'
import { byLegalBuyer, creditByBuyer, type LegalBuyer } from '@kedai/domain/invoices/legal-buyer.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyCodes, currencySign, ringgit, type Currency } from '@kedai/domain/money/currencies.ts'
import { subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import { buyerOnPaper } from '../../invoices/actions/buyer-lines.ts'
import { readSeller } from '../../invoices/actions/document-seller.ts'
import { creditOf, invoicesOf } from '../account-facts.ts'
import { texts } from '../messages.ts'
import { presentStatementPaper } from '../present/paper.ts'
import { presentRows } from '../present/rows.ts'
import {
  findCustomer,
  listBilled,
  listCreditChanges,
  listEntries,
  type BilledRow,
  type CreditChangeRow,
  type EntryRow,
} from '../queries/account.ts'
import { listDeliveries } from '../queries/deliveries.ts'

/** `buyer`: the first invoice of the legal buyer that is meant. */
export type Wanted = {
  shopId: number
  customerId: number
  buyer?: number | undefined
  from?: string | undefined
  to?: string | undefined
  lang?: Lang | undefined
  now: Date
  reader: Lang
}

/**
 * The account of one legal buyer over some days, today at the latest, with its paper, to be drawn after the transaction.
 * Buyers who only share a phone number with others never share a statement. @throws AppError `not_found`; `invalid` at `from` for a day to come
 */
export async function readStatement(trx: Db, wanted: Wanted): Promise<CustomerStatement> {
  const customer = await findCustomer(trx, wanted)
  if (!customer) throw new AppError('not_found', common.notFound)
  const [all, written, credit, { seller, logoKey }, deliveries] = await Promise.all([
    listBilled(trx, wanted),
    listEntries(trx, wanted),
    listCreditChanges(trx, wanted),
    readSeller(trx, wanted.shopId, null),
    listDeliveries(trx, wanted),
  ])
  const buyers = byLegalBuyer(all, buyerOf)
  const place = placeOf(buyers, wanted.buyer)
  const billed = buyers[place] ?? []
  const facts = { billed, entries: written, changes: credit }
  const today = formatDate(wanted.now)
  if (wanted.from !== undefined && wanted.from > today) throw refuseField('from', texts.future)
  const accounts = accountsOf(facts, buyers, place)
  const days = accounts.flatMap(({ account }) => account.map(({ day }) => day)).sort()
  const to = wanted.to === undefined || wanted.to > today ? today : wanted.to
  const first = days[0] ?? to
  const from = wanted.from ?? (first < to ? first : to)
  const last = billed.at(-1)
  const newest = last?.lang
  const lang = wanted.lang ?? (isLang(newest) ? newest : wanted.reader)
  const [main = sectionOf(noAccount, facts, { from, to, today, lang }), ...others] = accounts.map((account) =>
    sectionOf(account, facts, { from, to, today, lang }),
  )
  const told = { ...main, from, to, others }
  return {
    ...told,
    name: last?.buyer_name || customer.name,
    shop: seller.name,
    buyers: buyers.flatMap(([one, ...further]) =>
      one === undefined ? [] : [presentListed(one, further, one === billed[0])],
    ),
    document: presentStatementPaper(told, {
      customer: last === undefined ? customer : buyerOnPaper(last, lang),
      seller,
      logoKey,
      lang,
      today,
    }),
    logo_url: logoKey === null ? null : publicPath(logoKey),
    email: last?.buyer_email ?? customer.email,
    deliveries: deliveries.map(({ id, recipient, status, response, created_at }) => ({
      id,
      recipient,
      status: status === 'sent' || status === 'failed' ? status : 'queued',
      response,
      created_at: formatTime(created_at),
    })),
  }
}

type Facts = { billed: BilledRow[]; entries: EntryRow[]; changes: CreditChangeRow[] }
type Account = { currency: Currency; invoices: AccountInvoice[]; account: AccountEntry[] }

const noAccount: Account = { currency: ringgit, invoices: [], account: [] }

const buyerOf = ({
  buyer_name: name,
  buyer_tin: tin,
  buyer_registration_no: registrationNo,
}: BilledRow): LegalBuyer => ({ name, tin, registrationNo })

// The one that is asked for, else the one billed last; -1 where nothing was ever billed.
function placeOf(buyers: readonly BilledRow[][], wanted: number | undefined): number {
  const last = Math.max(...buyers.map((billed) => billed.at(-1)?.id ?? 0))
  const place = buyers.findIndex((billed) =>
    wanted === undefined ? billed.at(-1)?.id === last : billed[0]?.id === wanted,
  )
  if (wanted !== undefined && place === -1) throw refuseField('buyer', common.invalid)
  return place
}

const presentListed = (
  first: BilledRow,
  further: readonly BilledRow[],
  isShown: boolean,
): CustomerStatement['buyers'][number] => ({
  id: first.id,
  name: (further.at(-1) ?? first).buyer_name,
  tin: [first, ...further].findLast(({ buyer_tin }) => buyer_tin !== null)?.buyer_tin ?? null,
  registration_no:
    [first, ...further].findLast(({ buyer_registration_no }) => buyer_registration_no !== null)
      ?.buyer_registration_no ?? null,
  is_shown: isShown,
})

// One of each currency that there was ever anything in, ringgit first.
function accountsOf({ billed, entries, changes }: Facts, buyers: readonly BilledRow[][], place: number): Account[] {
  const creditIn = (currency: string) => {
    const own = creditOf(changes.filter((row) => row.currency === currency))
    return buyers.length === 0 ? own : (creditByBuyer(buyers, own)[place] ?? [])
  }
  return currencyCodes.flatMap((currency) => {
    const own = billed.filter((row) => row.currency === currency)
    const credit = creditIn(currency)
    if (own.length + credit.length === 0) return []
    const ids = new Set(own.map(({ id }) => id))
    const invoices = invoicesOf(
      own,
      entries.filter(({ invoice_id }) => ids.has(invoice_id)),
    )
    return [{ currency, invoices, account: accountEntries(invoices, credit) }]
  })
}

type Days = { from: string; to: string; today: string; lang: Lang }

function sectionOf(
  { currency, invoices, account }: Account,
  facts: Facts,
  { from, to, today, lang }: Days,
): StatementSection {
  const money = (amount: Sen) => formatAmount(amount, currency)
  const { opening, rows, closing } = statement(account, { from, to })
  const { buckets, total } = owedBy(invoices, to, to < today ? to : today)
  return {
    currency: currencySign(currency),
    opening: money(opening),
    closing: money(closing),
    rows: presentRows(rows, facts, { currency, lang }),
    owed: money(total),
    credit: money(subtract(total, closing)),
    ageing: {
      current: money(buckets.current),
      days_1_30: money(buckets.days_1_30),
      days_31_60: money(buckets.days_31_60),
      days_61_90: money(buckets.days_61_90),
      over_90: money(buckets.over_90),
    },
  }
}
