import type { OrderList } from '@kedai/domain/carts/areas.ts'
import { useLingui } from '@lingui/react/macro'

// The six lists (contract §5a) in a seller's words.
export function useListNames(): Record<OrderList, string> {
  const { t } = useLingui()
  return {
    normal: t`Direct orders`,
    warehouse: t`Sent from stock places`,
    dropship: t`Dropship`,
    agent: t`Agent`,
    stockist: t`Stockist`,
    'agent-tier': t`Agent by tier`,
  }
}
