import type { SellerVacation } from '@kedai/contracts/vacation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScheduleFields } from '../../../lib/seller/schedule-fields.tsx'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { VacationNotice } from '../../../lib/vacation-notice.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

export const vacationPath = '/api/ajax/seller/vacation'

// When the shop is away, what buyers can do meanwhile, and what they read.
export function VacationForm({ vacation }: { vacation: SellerVacation }) {
  const { t } = useLingui()
  const form = useSettingsForm({
    path: vacationPath,
    answer: vacation,
    toValues: ({ revision: _revision, ...values }) => values,
    toWire: ({ is_on: _isOn, ...values }) => values,
  })
  const { values, change, errors } = form
  const modes = [
    {
      value: 'browse',
      label: t`Look around, but not order`,
      hint: t`Products stay in view with a note of when you are back.`,
    },
    {
      value: 'later',
      label: t`Order, and wait for it`,
      hint: t`You are paid now and ship from a date shown to buyers.`,
    },
    {
      value: 'closed',
      label: t`The shop is closed: products are hidden`,
      hint: t`Only your note and your contact are shown.`,
    },
  ] satisfies { value: SellerVacation['mode']; label: string; hint: string }[]
  const times = { until: values.ends_at, dispatch_on: values.mode === 'later' ? values.dispatch_on : null }
  return (
    <SettingsBody form={form}>
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Switch
          name="is_active"
          label={t`The shop is away`}
          checked={values.is_active}
          onChange={(event) => change({ is_active: event.target.checked })}
        />
        {!form.isDirty && (
          <Notice
            tone={values.is_on ? 'warn' : 'info'}
            title={
              values.is_on ? (
                <Trans>The shop is on a break in all its channels.</Trans>
              ) : values.is_active ? (
                <Trans>The shop will be away at the time below.</Trans>
              ) : (
                <Trans>The shop takes orders as usual.</Trans>
              )
            }
          />
        )}
        <ScheduleFields value={values} change={change} errors={errors} />
        <p className="-mt-2 text-xs text-ink-soft">
          <Trans>If empty, it starts now and lasts until you turn it off.</Trans>
        </p>
      </Section>
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FieldGroup label={t`Buyer access during the break`} error={errors.mode}>
          <RadioCards
            name="mode"
            cards={modes}
            value={values.mode}
            onChange={(value) => change({ mode: modes.find((mode) => mode.value === value)?.value ?? 'browse' })}
          />
        </FieldGroup>
        {values.mode !== 'later' && (
          <p className="text-xs text-ink-soft">
            <Trans>
              Existing orders continue: buyers can still pay orders and invoices, send slips and answer quotes. New
              orders and their extra offers wait until you are back.
            </Trans>
          </p>
        )}
        {values.mode === 'later' && (
          <Field label={t`Orders are sent from`} error={errors.dispatch_on} className="sm:max-w-60">
            <Input
              type="date"
              name="dispatch_on"
              value={values.dispatch_on ?? ''}
              onChange={(event) => change({ dispatch_on: event.target.value || null })}
            />
          </Field>
        )}
        <Field
          label={t`Note to buyers`}
          optional
          error={errors.message}
          hint={<Trans>Such as: Back from Raya on the 25th. Selamat Hari Raya!</Trans>}
        >
          <Textarea
            name="message"
            rows={2}
            maxLength={300}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      </Section>
      <Section title={<Trans>As buyers see it</Trans>}>
        <VacationNotice vacation={{ mode: values.mode, message: values.message, ...times }} />
      </Section>
    </SettingsBody>
  )
}
