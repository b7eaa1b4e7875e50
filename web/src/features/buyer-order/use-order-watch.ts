import { useBankWatch } from '../../lib/use-bank-watch.ts'
import { queryBank, orderQuery } from './api.ts'

const pauses = [1500, 5000, 5000, 8000, 8000, 13_000, 21_000, 34_000, 55_000, 60_000, 60_000, 60_000]

// Asks after the payment of this order while the bank has not decided.
export const useOrderWatch = (token: string, isOn: boolean) =>
  useBankWatch({ token, isOn, pauses, queryBank, queryOf: orderQuery })
