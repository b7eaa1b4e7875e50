import { createInvoice } from '@kedai/contracts/seller-invoices.ts'
import { daysBetween } from '@kedai/domain/time/days.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import type { LockedInvoice } from '../invoices/actions/lock-invoice.ts'
import { readInvoiceForm } from '../invoices/actions/read-invoice-form.ts'

const shape = z.object({ form: createInvoice, due_days: z.number().int() })
export type SeriesContent = z.infer<typeof shape>

/** What comes again: the invoice as its editor would send it, and how many days there are to pay. */
export const contentOf = async (trx: Db, invoice: LockedInvoice): Promise<SeriesContent> => ({
  form: await readInvoiceForm(trx, invoice),
  due_days: Math.max(0, daysBetween(invoice.issue_date, invoice.due_date)),
})

/** What a series keeps. @throws when no release ever wrote it */
export const readContent = (kept: unknown): SeriesContent => shape.parse(kept)
