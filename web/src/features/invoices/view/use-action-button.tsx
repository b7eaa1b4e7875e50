import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { invoicePath } from '../api.ts'
import type { DialogName } from './dialog-names.ts'
import { type DetailProps, reasonOf } from './detail-props.ts'
import type { Wish } from './use-invoice-action.ts'

export type ButtonName = 'approve' | 'mark_as_sent' | 'send' | 'resend' | 'record_payment'

// What each button is called, and whether a press does it or opens its dialog.
export function useActionButton({ invoice, action, open }: DetailProps) {
  const { t } = useLingui()
  const labels: Record<ButtonName, string> = { approve: t`Approve`, mark_as_sent: t`Mark as sent`, send: t`Send`, resend: t`Send again`, record_payment: t`Record payment` }
  // Two calls that write although they are GET. spec §7
  const presses: Partial<Record<ButtonName, Wish>> = {
    approve: { name: 'approve', method: 'GET', path: invoicePath('approved', invoice.id) },
    mark_as_sent: { name: 'mark_as_sent', method: 'GET', path: invoicePath('mark-as-sent', invoice.id) },
  }
  return function actionButton(name: ButtonName, look: ButtonLook) {
    const wish = presses[name]
    return (
      <Button key={name} {...look} disabledBecause={reasonOf(invoice, name)} busy={action.running === name} onClick={() => (wish ? void action.run(wish) : open(name as DialogName))}>
        {labels[name]}
      </Button>
    )
  }
}
