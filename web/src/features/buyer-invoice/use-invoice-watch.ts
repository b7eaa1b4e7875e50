import { useBankWatch } from '../../lib/use-bank-watch.ts'
import { queryBank, invoiceQuery } from './api.ts'

const pauses = [1500, 5000, 8000, 13_000, 21_000, 34_000, 55_000, 60_000, 60_000]

// Asks after the payment of this invoice while the bank has not decided.
export const useInvoiceWatch = (hashslug: string, isOn: boolean) =>
  useBankWatch({ token: hashslug, isOn, pauses, queryBank, queryOf: invoiceQuery })
