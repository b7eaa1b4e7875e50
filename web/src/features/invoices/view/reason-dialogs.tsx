import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Notice } from '../../../ui/notice.tsx'
import { invoicePath, invoicesPath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'
import { Reason } from '../../../ui/admin/reason-field.tsx'

export function VoidDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Void invoice ${invoice.number ?? ''}?`}
      confirmLabel={t`Void the invoice`}
      wish={{ name: 'void', path: invoicePath('void', invoice.hashslug), body: { reason } }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          The invoice keeps its number but can no longer be paid. Its link shows that it is void. This cannot be undone.
        </Trans>
      </p>
      <Reason
        label={t`Reason`}
        optional
        templates={[t`Issued by mistake.`, t`The order was cancelled.`, t`Replaced by another invoice.`]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, 'void', 'reason')}
      />
    </ActionDialog>
  )
}

export function DeleteDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={t`Delete this draft?`}
      confirmLabel={t`Delete the draft`}
      wish={{ name: 'delete', method: 'DELETE', path: `${invoicesPath}/${encodeURIComponent(invoice.hashslug)}` }}
      action={action}
      onClose={onClose}
      onDone={() => void navigate(sellerPaths.invoices())}
      isDangerous
    >
      <p className="text-sm text-ink-soft">
        <Trans>It has no number yet, so nothing is missing afterwards. This cannot be undone.</Trans>
      </p>
    </ActionDialog>
  )
}

export function RejectSlipDialog({ invoice, action, onClose, proofId }: DialogProps & { proofId: number }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Reject the slip`}
      confirmLabel={t`Reject the slip`}
      wish={{
        name: 'reject_proof',
        path: invoicePath('reject-proof', invoice.hashslug),
        body: { proof_id: proofId, reason },
      }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      <p className="text-sm text-ink-soft">
        <Trans>The buyer is notified and can send another slip.</Trans>
      </p>
      <Reason
        label={t`Reason`}
        hint={t`The buyer reads it.`}
        templates={[
          t`The money has not arrived in our account.`,
          t`The amount is not ${money(invoice.balance_due, invoice.currency)}.`,
          t`The slip cannot be read. Please send a clearer picture.`,
          t`This slip is for another payment.`,
        ]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, 'reject_proof', 'reason')}
      />
    </ActionDialog>
  )
}

export function ReverseDialog({ invoice, action, onClose, paymentId }: DialogProps & { paymentId: number }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const payment = invoice.payments.find(({ id }) => id === paymentId)
  const closed = payment?.take_back?.reason ?? null
  return (
    <ActionDialog
      title={t`Take this entry back?`}
      confirmLabel={t`Take it back`}
      wish={{
        name: 'reverse',
        path: invoicePath('reverse', invoice.hashslug),
        body: { payment_id: paymentId, reason },
      }}
      action={action}
      onClose={onClose}
      isDangerous
      disabledBecause={closed}
    >
      {closed ? (
        <Notice tone="warn" title={closed} />
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            <Trans>
              For payments recorded by mistake. The entry is kept, and a reversing entry of{' '}
              {money(payment?.amount ?? '0.00', invoice.currency)} is added below it. To return money to the buyer,
              record a refund instead.
            </Trans>
          </p>
          <Reason
            label={t`Reason`}
            templates={[t`Recorded twice.`, t`The amount was wrong.`, t`It belongs to another invoice.`]}
            value={reason}
            onChange={setReason}
            error={errorOf(action, 'reverse', 'reason')}
          />
        </>
      )}
    </ActionDialog>
  )
}

export function WriteOffDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Write off ${money(invoice.balance_due, invoice.currency)}?`}
      confirmLabel={t`Write it off`}
      wish={{ name: 'write_off', path: invoicePath('write-off', invoice.hashslug), body: { reason } }}
      action={action}
      onClose={onClose}
      isDangerous
      disabledBecause={reasonOf(invoice, 'write_off')}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          For amounts you no longer expect to receive. The balance becomes zero and the buyer is not reminded again. You
          can undo this later.
        </Trans>
      </p>
      <Reason
        label={t`Reason`}
        templates={[t`The buyer cannot be reached.`, t`Too small to ask for.`, t`Agreed with the buyer.`]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, 'write_off', 'reason')}
      />
    </ActionDialog>
  )
}
