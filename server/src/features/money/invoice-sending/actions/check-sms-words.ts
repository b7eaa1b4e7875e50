import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import { asSms, findSmsBreach, maxSmsParts } from '@kedai/domain/messages/sms-rules.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { readPageShop } from '../../invoice-links/actions/page-shop.ts'
import type { LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { texts } from '../messages.ts'

/** What a seller wants to say by SMS, if anything. @throws AppError `invalid` at the field, for what the law forbids and for what is too long */
export async function checkSmsWords(
  trx: Db,
  { shop_id, number }: LockedInvoice,
  { field, words }: { field: string; words: string },
): Promise<void> {
  if (words === '') return
  const { parts } = measureSms(asSms(words, (await readPageShop(trx, shop_id)).name))
  if (parts > maxSmsParts) throw refuseField(field, texts.smsTooLong, { parts, most: maxSmsParts })
  const breach = findSmsBreach(words, number === null ? [] : [number])
  if (breach) throw refuseField(field, refusals[breach.rule], { found: breach.found.slice(0, 60) })
}

const refusals = { link: texts.smsLink, phone: texts.smsPhone, personal_data: texts.smsPersonal }
