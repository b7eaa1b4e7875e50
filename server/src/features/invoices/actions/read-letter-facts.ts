import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { invoiceLink } from '../links.ts'
import { readLetterRow } from '../queries/read-letter-row.ts'

/** What a mail or text about an invoice says of it, as of now. Amounts in sen. @throws AppError `not_found` */
export async function readLetterFacts(trx: Db, { shopId, invoiceId, publicUrl }: { shopId: number; invoiceId: number; publicUrl: string }) {
  const row = await readLetterRow(trx, shopId, invoiceId)
  if (!row) throw new AppError('not_found', texts.notFound)
  return {
    number: row.number ?? '', shop: row.shop_name, shopEmail: row.shop_email, buyerName: row.buyer_name, total: row.total_sen, balance: row.balance_sen ?? 0,
    dueDate: row.due_date, lang: row.lang, link: invoiceLink(publicUrl, row.username, row.hashslug),
  }
}
