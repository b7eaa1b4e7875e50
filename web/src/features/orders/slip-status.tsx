import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/badge.tsx'

type Status = SellerOrder['proofs'][number]['status']

export function SlipStatus({ status }: { status: Status }) {
  const { t } = useLingui()
  const words: Record<Status, string> = {
    uploaded: t`To check`,
    checking: t`To check`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    expired: t`Too late`,
  }
  return <Badge tone={tones[status]}>{words[status]}</Badge>
}

const tones = {
  uploaded: 'warn',
  checking: 'warn',
  approved: 'good',
  rejected: 'danger',
  expired: 'neutral',
} satisfies Record<Status, ComponentProps<typeof Badge>['tone']>
