import type { CustomerGroup } from '@kedai/contracts/customers.ts'
import { useLingui } from '@lingui/react/macro'

export function useGroupNames(): Record<CustomerGroup, string> {
  const { t } = useLingui()
  return { owing: t`Owes money`, overdue: t({ message: 'Overdue', context: 'customers' }), credit: t`Has credit` }
}
