import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { ActionDialog, errorOf } from '../view/action-dialog.tsx'
import { quotePath, quotesPath } from './api.ts'
import type { QuoteDialogName, QuoteDialogProps } from './quote-props.ts'
import { SendQuoteDialog } from './send-quote-dialog.tsx'

export function QuoteDialog({ name, ...props }: QuoteDialogProps & { name: QuoteDialogName }) {
  switch (name) {
    case 'send':
      return <SendQuoteDialog {...props} />
    case 'accept':
      return <AcceptDialog {...props} />
    case 'decline':
      return <DeclineDialog {...props} />
    case 'delete':
      return <DeleteDialog {...props} />
  }
}

function AcceptDialog({ quote, action, onClose }: QuoteDialogProps) {
  const { t } = useLingui()
  return (
    <ActionDialog
      title={t`Mark quote ${quote.number ?? ''} as accepted?`}
      confirmLabel={t`Mark as accepted`}
      wish={{ name: 'accept', path: quotePath('accept', quote.hashslug) }}
      action={action}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Do this when the buyer has agreed by phone, by message or in the shop. The timeline says that it was you.
        </Trans>
      </p>
    </ActionDialog>
  )
}

function DeclineDialog({ quote, action, onClose }: QuoteDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Mark quote ${quote.number ?? ''} as declined?`}
      confirmLabel={t`Mark as declined`}
      wish={{ name: 'decline', path: quotePath('decline', quote.hashslug), body: { reason } }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      <p className="text-sm text-ink-soft">
        <Trans>It can be changed and sent again later.</Trans>
      </p>
      <Field label={t`Reason`} optional error={errorOf(action, 'decline', 'reason')}>
        <Textarea name="reason" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActionDialog>
  )
}

function DeleteDialog({ quote, action, onClose }: QuoteDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={t`Delete this draft?`}
      confirmLabel={t`Delete the draft`}
      wish={{ name: 'delete', method: 'DELETE', path: `${quotesPath}/${encodeURIComponent(quote.hashslug)}` }}
      action={action}
      onClose={onClose}
      onDone={() => void navigate(sellerPaths.quotes(), { replace: true })}
      isDangerous
    >
      <p className="text-sm text-ink-soft">
        <Trans>This draft has no number and was never sent. Deleting it cannot be undone.</Trans>
      </p>
    </ActionDialog>
  )
}
