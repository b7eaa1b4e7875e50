import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { invoicePath } from '../api.ts'
import type { DialogName } from './dialog-names.ts'
import { type DetailProps, reasonOf, slipsId } from './detail-props.ts'
import type { Wish } from './use-invoice-action.ts'

export type ButtonName = 'approve' | 'mark_as_sent' | 'send' | 'resend' | 'record_payment' | 'check_slip'

// What each button is called, and whether a press does it, opens its dialog, or leads to its place on the page.
export function useActionButton({ invoice, action, open }: DetailProps) {
  const { t } = useLingui()
  const labels: Record<ButtonName, string> = {
    approve: t`Approve`,
    mark_as_sent: t`Mark as sent`,
    send: t`Send`,
    resend: t`Send again`,
    record_payment: t`Record payment`,
    check_slip: t`Check the slip`,
  }
  // Two calls that write although they are GET. spec §7
  const presses: Partial<Record<ButtonName, Wish>> = {
    approve: { name: 'approve', method: 'GET', path: invoicePath('approved', invoice.id) },
    mark_as_sent: { name: 'mark_as_sent', method: 'GET', path: invoicePath('mark-as-sent', invoice.id) },
  }
  return function actionButton(name: ButtonName, look: ButtonLook) {
    const wish = presses[name]
    const press = () => {
      if (name === 'check_slip') document.getElementById(slipsId)?.scrollIntoView({ block: 'start' })
      else if (wish) void action.run(wish)
      else open(name as DialogName) // what is no call and no place is a dialog
    }
    return (
      <Button
        key={name}
        {...look}
        disabledBecause={reasonOf(invoice, name)}
        busy={action.running === name}
        onClick={press}
      >
        {labels[name]}
      </Button>
    )
  }
}
