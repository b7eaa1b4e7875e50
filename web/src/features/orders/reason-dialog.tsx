import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Reason } from '../../ui/admin/reason-field.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = {
  title: ReactNode
  confirmLabel: ReactNode
  call: string
  // Ready sentences; pressing one writes it into the box.
  templates: readonly string[]
  action: OrderAction
  onClose: () => void
  children?: ReactNode
}

// Something that needs a reason the buyer will read: rejecting a slip, cancelling.
export function ReasonDialog({ title, confirmLabel, call, templates, action, onClose, children }: Props) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={title}
      confirmLabel={confirmLabel}
      call={call}
      body={{ reason }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      {children}
      <Reason
        label={t`Reason`}
        hint={t`The buyer reads it.`}
        templates={templates}
        value={reason}
        onChange={setReason}
        error={errorOf(action, call, 'reason')}
      />
    </ActionDialog>
  )
}
