import { planReminders } from '@kedai/domain/invoices/reminders.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { invoicePath } from '../api.ts'
import { closedWays } from '../closed-ways.ts'
import { ReminderSteps, type WireStep, stepsOf, wireStepOf } from '../reminder-steps.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './detail-props.ts'

const name = 'set_reminder'

// The steps by which the buyer of an invoice is reminded, each with its exact moment.
export function ReminderDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const lang = useLang()
  const [steps, setSteps] = useState(() => stepsOf(invoice.reminders.filter(({ state }) => state === 'planned')))
  const [hadSome] = useState(steps.length > 0)
  const wire = steps.map(wireStepOf)
  const momentOf = ({ anchor, offset_days, channel }: WireStep) => {
    const due = planReminders({ issueDate: invoice.issue_date, dueDate: invoice.due_date }, [
      { anchor, offsetDays: offset_days, channel },
    ])[0]?.dueAt
    if (!due) return null
    const moment = dateTime(formatTime(due), lang)
    return due < serverNow() ? t`This moment has passed: ${moment}` : moment
  }
  return (
    <ActionDialog
      title={t`Reminders`}
      confirmLabel={steps.length === 0 && hadSome ? t`No reminders` : t`Save the reminders`}
      wish={{ name, path: invoicePath('set-reminder', invoice.hashslug), body: { steps: wire } }}
      action={action}
      onClose={onClose}
      disabledBecause={
        steps.length === 0 && !hadSome
          ? t`Add a reminder first.`
          : wire.includes(null) && t`Give each reminder its days: at most 30 before, at most 90 after.`
      }
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          They stop by themselves once the invoice is paid. They go out between 9 in the morning and 8 in the evening,
          at most one a day.
        </Trans>
      </p>
      <ReminderSteps
        steps={steps}
        onChange={setSteps}
        channel={invoice.buyer.email ? 'email' : 'whatsapp'}
        errors={action.refused?.name === name ? action.refused.fields : {}}
        closed={closedWays(invoice.channels)}
        about={momentOf}
      />
    </ActionDialog>
  )
}
