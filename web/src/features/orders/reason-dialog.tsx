import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
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
    <ActionDialog title={title} confirmLabel={confirmLabel} call={call} body={{ reason }} action={action} onClose={onClose} isDangerous>
      {children}
      <div className="flex flex-wrap gap-2">
        {templates.map((template) => (
          <Button key={template} aria-pressed={reason === template} className="text-left font-normal aria-pressed:border-accent aria-pressed:bg-accent-soft" onClick={() => setReason(template)}>
            {template}
          </Button>
        ))}
      </div>
      <Field label={t`Reason`} hint={t`The buyer reads it.`} error={errorOf(action, call, 'reason')}>
        <Textarea name="reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ActionDialog>
  )
}
