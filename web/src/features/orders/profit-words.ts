import { type ProfitList, profitLists } from '@kedai/domain/sales/profit.ts'
import { useLingui } from '@lingui/react/macro'

// What a list is of that a figure of the profit opened; null for what is no such figure.
export function useProfitWords(): (list: string) => string | null {
  const { t } = useLingui()
  const words: Record<ProfitList, string> = {
    all: t`Orders with money received, also those refunded since`,
    goods: t`Orders with a cost of goods`,
    courier: t`Orders with a courier’s charge`,
    fees: t`Orders with a gateway fee`,
    commission: t`Orders with a commission`,
    unknown_goods: t`Orders with unknown cost of goods`,
    unknown_courier: t`Orders with unknown courier charge`,
    unknown_fees: t`Orders with unknown gateway fee`,
  }
  return (list) => {
    const known = profitLists.find((one) => one === list)
    return known ? words[known] : null
  }
}
