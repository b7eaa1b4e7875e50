import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { readContent, type InvoiceContent } from '../read-content.ts'
import { invoiceDefaults } from './invoice-defaults.ts'
import { mustBeOwn } from './must-be-own.ts'

export type { InvoiceContent }

/** `isCopy`: of something that was accepted before. `taxShipping`: as it was decided before; else as the shop does now. */
type Typed = {
  shopId: number
  form: CreateInvoice
  lang: Lang
  now: Date
  taxShipping?: boolean | undefined
  isCopy?: boolean | undefined
}

/** What somebody typed, read and computed; what it points at belongs to the shop. @throws AppError `invalid` at the fields, `not_found` for a stranger's customer */
export async function readTyped(
  trx: Db,
  { shopId, form, lang, now, taxShipping, isCopy = false }: Typed,
): Promise<InvoiceContent> {
  const defaults = { ...(await invoiceDefaults(trx, shopId, { lang, now })), ...(!isCopy && { typedOver: null }) }
  const content = readContent(form, taxShipping === undefined ? defaults : { ...defaults, taxShipping })
  await mustBeOwn(trx, shopId, content)
  return content
}

/** The same of what was read before and kept: nothing is looked up any more. */
export const readKept = (
  form: CreateInvoice,
  { today, lang, taxShipping }: { today: string; lang: Lang; taxShipping: boolean },
): InvoiceContent =>
  readContent(form, { today, lang, taxShipping, dueDays: 0, exchange: { currency: ringgit, rate: null } })
