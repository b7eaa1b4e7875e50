import type { BankAccount, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readInvoiceDocument } from '../../invoices/actions/invoice-document.ts'
import { listInvoiceMethods } from '../../payments/actions/list-invoice-methods.ts'

type Wanted = { shopId: number } & ({ hashslug: string } | { invoiceId: number })

/** An invoice as it is put on paper, with the bank accounts it can be paid to. It is drawn after the transaction. @throws AppError `not_found` */
export const readInvoicePaper = async (trx: Db, deps: Pick<Deps, 'clock' | 'config' | 'files'>, wanted: Wanted): Promise<PaperDocument> =>
  readInvoiceDocument(trx, deps, wanted, accountsOf(await listInvoiceMethods(trx, wanted.shopId)))

/** The bank accounts of the ways to pay. */
export const accountsOf = (methods: readonly { accounts: unknown }[]): BankAccount[] => methods.flatMap(({ accounts }) => readAccounts.parse(accounts))

const readAccounts = z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })).catch([])
