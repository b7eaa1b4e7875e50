import type { BankAccount, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { z } from 'zod'
import type { KeptDuitNow } from '../../../../platform/codes/draw-duitnow.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { readInvoiceDocument } from '../../invoices/actions/invoice-document.ts'
import { findDuitNow } from '../../payments/actions/find-duitnow.ts'
import { listInvoiceMethods } from '../../payments/actions/list-invoice-methods.ts'

type Wanted = { shopId: number } & ({ hashslug: string } | { invoiceId: number })

/** An invoice as it is put on paper, with the bank accounts and the code it can be paid by. It is drawn after the transaction. @throws AppError `not_found` */
export const readInvoicePaper = async (
  trx: Db,
  deps: Pick<Deps, 'clock' | 'config' | 'files'>,
  wanted: Wanted,
): Promise<PaperDocument> => {
  const methods = await listInvoiceMethods(trx, wanted.shopId)
  return readInvoiceDocument(trx, deps, wanted, accountsOf(methods), await codeOf(trx, wanted.shopId, methods))
}

/** The bank accounts of the ways to pay. */
export const accountsOf = (methods: readonly { accounts: unknown }[]): BankAccount[] =>
  methods.flatMap(({ accounts }) => readAccounts.parse(accounts))

/** The code that may be scanned, where that is one of the ways to pay. */
export const codeOf = async (
  trx: Db,
  shopId: number,
  methods: readonly { kind: string }[],
): Promise<KeptDuitNow | null> => (methods.some(({ kind }) => kind === 'qr') ? findDuitNow(trx, shopId) : null)

const readAccounts = z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })).catch([])
