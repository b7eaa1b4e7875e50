import type { FunnelStep } from '@kedai/domain/sales/funnel.ts'
import { useLingui } from '@lingui/react/macro'

export function useStepNames(): Record<FunnelStep, string> {
  const { t } = useLingui()
  return { views: t`Item views`, carts: t`Carts begun`, orders: t`Orders`, paid: t`Paid` }
}
