import type { PolicyKind } from '@kedai/contracts/policies.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

export function usePolicyNames(): Record<PolicyKind, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      terms: t`Terms of sale`,
      refund: t`Returns and refunds`,
      privacy: t`Privacy`,
      shipping: t`Shipping policy`,
    }),
    [t],
  )
}
