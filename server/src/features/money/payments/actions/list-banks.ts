import { bankListMethods } from '@kedai/domain/payments/bank-list-methods.ts'
import { fpxBanks, type FpxBank } from '@kedai/domain/payments/fpx-banks.ts'
import { LRUCache } from 'lru-cache'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { openAccount } from '../accounts/open-account.ts'
import { findPaymentAccount } from '../queries/accounts.ts'
import { findMethod } from '../queries/methods.ts'

// Banks go down for minutes; the provider is not asked for every buyer.
const keptMs = 60_000
const listsKept = 1000

export type ListBanks = (shopId: number, method: string) => Promise<FpxBank[]>

/** The banks a shop's buyers may go to straight away; none where the provider has no such list or does not say. */
export function bankLister(deps: Pick<Deps, 'db' | 'sealing' | 'gateways'>): ListBanks {
  const kept = new LRUCache<string, FpxBank[]>({ max: listsKept, ttl: keptMs })
  return async (shopId, code) => {
    if (!bankListMethods.includes(code)) return []
    const row = await inTransaction(deps.db, { shopId, readOnly: true }, async (trx) => {
      const method = await findMethod(trx, shopId, code)
      return method?.is_active && method.provider ? findPaymentAccount(trx, shopId, method.provider) : undefined
    })
    const account = row?.is_active ? openAccount(deps, row) : null
    const gateway = row && deps.gateways.find(row.provider)
    if (!account || !gateway?.banks) return []
    const known = kept.get(account.name)
    if (known) return known
    const told = await gateway.banks(account, AbortSignal.timeout(10_000)).catch((error: unknown) => {
      if (error instanceof GatewayDown || error instanceof GatewayRefused) return []
      throw error
    })
    const banks = fpxBanks(told)
    kept.set(account.name, banks)
    return banks
  }
}
