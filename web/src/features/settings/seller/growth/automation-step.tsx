import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import {
  actionsOf,
  automationActions,
  isAboutReseller,
  type AutomationTrigger,
} from '@kedai/domain/automations/names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { actionWords } from '../../../../lib/seller/automation-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'

type Step = SaveAutomation['steps'][number]
type StepProps = {
  step: Step
  at: number
  trigger: AutomationTrigger
  errors: Record<string, string>
  // Sending data out is the owner's.
  maySendOut: boolean
  onChange: (change: Partial<Step>) => void
}

// What one step of an automation does, and after how long.
export function AutomationStepFields({ step, at, trigger, errors, maySendOut, onChange }: StepProps) {
  const { t, i18n } = useLingui()
  const { action } = step
  const text = (name: 'subject' | 'tag' | 'coupon' | 'title' | 'url', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[`steps.${at}.${name}`]}>
      <Input value={step[name] ?? ''} onChange={(event) => onChange({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Do`} error={errors[`steps.${at}.action`]}>
          <Select
            value={action}
            onChange={(event) =>
              onChange({ action: automationActions.find((one) => one === event.target.value) ?? 'email' })
            }
            choices={actionsOf(trigger)
              .filter((value) => maySendOut || value !== 'webhook' || action === 'webhook')
              .map((value) => ({ value, label: i18n._(actionWords[value]) }))}
          />
        </Field>
        <Field label={t`Delay (minutes)`} error={errors[`steps.${at}.after_minutes`]}>
          <Input
            inputMode="numeric"
            value={String(step.after_minutes)}
            onChange={(event) => onChange({ after_minutes: Number(event.target.value.replace(/\D/g, '')) })}
          />
        </Field>
      </div>
      {action === 'email' && text('subject', t`Subject`)}
      {(action === 'email' || action === 'sms') && (
        <Field
          label={t`Message`}
          hint={trigger === 'stock_low' ? t`Sent to your shop` : isAboutReseller(trigger) && t`Sent to the reseller`}
          error={errors[`steps.${at}.text`]}
        >
          <Textarea
            rows={3}
            value={step.text ?? ''}
            maxLength={2000}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </Field>
      )}
      {action === 'tag' && text('tag', t`Tag`)}
      {action === 'coupon' &&
        text(
          'coupon',
          t`Coupon code`,
          t`Each buyer gets a code of their own, for one use. Buyers can no longer use the coupon’s own code.`,
        )}
      {action === 'task' && text('title', t`Task`)}
      {action === 'webhook' && text('url', t`Address, with https://`)}
      {action === 'webhook' && !maySendOut && (
        <p className="text-sm text-ink-soft">
          <Trans>This step sends buyers’ details out of the shop, so only an owner can save it.</Trans>
        </p>
      )}
    </>
  )
}
