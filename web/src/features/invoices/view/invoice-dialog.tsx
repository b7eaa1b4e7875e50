import { CreditDialog } from './credit-dialog.tsx'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
import { DebitNoteDialog } from './debit-note-dialog.tsx'
import type { DialogName } from './dialog-names.ts'
import type { DialogProps } from './detail-props.ts'
import { InstalmentsDialog } from './instalments-dialog.tsx'
import { DeleteDialog, RejectSlipDialog, ReverseDialog, VoidDialog, WriteOffDialog } from './reason-dialogs.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'
import { RecurringDialog } from './recurring-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

// The dialog of an action that asks for more than a press; `id` is the payment or slip it is about.
export function InvoiceDialog({ name, id = 0, ...props }: DialogProps & { name: DialogName; id?: number }) {
  switch (name) {
    case 'record_payment':
      return <RecordPaymentDialog {...props} />
    case 'send':
    case 'resend':
      return <SendDialog name={name} {...props} />
    case 'recurring':
      return <RecurringDialog {...props} />
    case 'set_reminder':
      return <ReminderDialog {...props} />
    case 'instalments':
      return <InstalmentsDialog {...props} />
    case 'void':
      return <VoidDialog {...props} />
    case 'delete':
      return <DeleteDialog {...props} />
    case 'reject_proof':
      return <RejectSlipDialog {...props} proofId={id} />
    case 'credit_note':
      return <CreditNoteDialog {...props} />
    case 'debit_note':
      return <DebitNoteDialog {...props} />
    case 'refund':
      return <RefundDialog {...props} />
    case 'apply_credit':
      return <CreditDialog {...props} />
    case 'write_off':
      return <WriteOffDialog {...props} />
    case 'reverse':
      return <ReverseDialog {...props} paymentId={id} />
  }
}
