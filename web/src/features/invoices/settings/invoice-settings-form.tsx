import type { SaveInvoiceSettings, InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { changesSince } from '../../../lib/seller/changed-elsewhere.ts'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { closedWays } from '../closed-ways.ts'
import { ReminderSteps, type StepState, stepsOf, wireStepOf } from '../reminder-steps.tsx'
import { invoiceSettingsPath } from './api.ts'
import { SeriesFields, type SeriesState } from './series-fields.tsx'

// How a shop's invoices begin, are numbered, taxed and rounded.
export function InvoiceSettingsForm({ settings }: { settings: InvoiceSettings }) {
  const { t } = useLingui()
  const form = useSettingsForm({ path: invoiceSettingsPath, answer: settings, toValues, toWire })
  const { values, change, errors } = form
  const text = (name: 'tin' | 'sst_no' | 'notes') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <SettingsBody form={form}>
      <Section title={t`A new invoice`}>
        <div className="grid max-w-xl gap-4">
          <Field label={t`Time to pay`} error={errors.due_days}>
            <NumberInput
              name="due_days"
              unit={t`days`}
              maxLength={3}
              value={values.due_days}
              onChange={({ target }) => change({ due_days: target.value })}
            />
          </Field>
          <Field
            label={t`Note to the buyer`}
            optional
            hint={t`Used on every new invoice. You can change it on each one.`}
            error={errors.notes}
          >
            <Textarea {...text('notes')} rows={3} maxLength={4000} />
          </Field>
        </div>
      </Section>
      <Section title={t`Reminders`}>
        <p className="mb-3 text-sm text-ink-soft">{t`New invoices begin with these; each can have others.`}</p>
        <div className="max-w-xl">
          <ReminderSteps
            steps={values.reminders}
            onChange={(reminders) => change({ reminders })}
            channel="email"
            errors={errors}
            closed={closedWays(settings.channels)}
          />
        </div>
      </Section>
      <Section title={t`Numbers`}>
        <p className="mb-4 text-sm text-ink-soft">{t`Given on approval, one after another and without gaps. With a new prefix they start again.`}</p>
        <SeriesFields
          series={values.series}
          saved={settings.series}
          onChange={(series) => change({ series })}
          errors={errors}
        />
      </Section>
      <Section title={t`Tax`}>
        <div className="grid max-w-xl gap-4">
          <Checkbox
            label={t`Tax in percent is also on shipping`}
            hint={t`Switch it off where delivery is no part of what you are taxed for.`}
            checked={values.tax_shipping}
            onChange={({ target }) => change({ tax_shipping: target.checked })}
          />
          <Field label={t`Tax number (TIN)`} optional error={errors.tin}>
            <Input {...text('tin')} maxLength={20} autoCapitalize="characters" autoComplete="off" />
          </Field>
          <Field
            label={t`SST registration number`}
            optional
            hint={t`Shown on your invoices once filled in.`}
            error={errors.sst_no}
          >
            <Input {...text('sst_no')} maxLength={40} autoCapitalize="characters" autoComplete="off" />
          </Field>
          {values.sst_no.trim() !== '' && (
            <Field
              label={t`Tax that you are registered for`}
              hint={t`Your invoices are then called tax invoices and name it.`}
              error={errors.tax_kind}
            >
              <Select
                name="tax_kind"
                choices={[
                  { value: 'sst', label: t`SST` },
                  { value: 'sales', label: t`Sales tax` },
                  { value: 'service', label: t`Service tax` },
                ]}
                value={values.tax_kind ?? 'sst'}
                onChange={({ target }) => change({ tax_kind: taxKinds.find((kind) => kind === target.value) ?? 'sst' })}
              />
            </Field>
          )}
        </div>
      </Section>
      <Section title={t`On the document`}>
        <div className="max-w-xl">
          <Checkbox
            label={t`Say the total in words`}
            hint={t`In the language of each invoice, as some buyers’ accounts ask for.`}
            checked={values.amount_in_words ?? false}
            onChange={({ target }) => change({ amount_in_words: target.checked })}
          />
        </div>
      </Section>
      <Section title={t`Cash`}>
        <FieldGroup
          label={<Trans>Rounding to five sen</Trans>}
          hint={t`Only the payment is rounded, never the invoice. Payments online are never rounded.`}
          error={errors.cash_rounding}
        >
          <RadioCards
            name="cash_rounding"
            cards={[
              { value: 'cash', label: t`Coins and notes`, hint: t`As is usual.` },
              { value: 'counter_all', label: t`All in-person payments`, hint: t`Cards and e-wallets too.` },
              { value: 'off', label: t`No rounding` },
            ]}
            value={values.cash_rounding}
            onChange={(value) => change({ cash_rounding: value === 'off' || value === 'counter_all' ? value : 'cash' })}
          />
        </FieldGroup>
      </Section>
    </SettingsBody>
  )
}

const taxKinds = ['sst', 'sales', 'service'] as const

type Values = Omit<SaveInvoiceSettings, 'due_days' | 'reminder_steps' | 'series' | 'revision'> & {
  due_days: string
  reminders: StepState[]
  series: SeriesState
}

const toValues = ({
  tax_shipping,
  cash_rounding,
  due_days,
  tin,
  sst_no,
  tax_kind,
  amount_in_words,
  notes,
  reminder_steps,
  series,
}: InvoiceSettings): Values => ({
  tax_shipping,
  cash_rounding,
  tin,
  sst_no,
  tax_kind,
  amount_in_words,
  notes,
  due_days: String(due_days),
  reminders: stepsOf(reminder_steps),
  series: {
    invoice: typed(series.invoice),
    credit_note: typed(series.credit_note),
    debit_note: typed(series.debit_note),
    quote: typed(series.quote),
  },
})

const typed = ({ prefix, next }: { prefix: string; next: number }) => ({ prefix, next: String(next) })

// What cannot be read is sent as it was typed: the server says what is wrong with it. A series that nobody touched is left out,
// because approvals may have counted it on meanwhile.
const toWire = ({ reminders, series, ...values }: Values, saved: Values) => ({
  ...values,
  series: changesSince(saved.series, series),
  reminder_steps: reminders.map(
    (step) => wireStepOf(step) ?? { anchor: 'due', offset_days: step.days, channel: step.channel },
  ),
})
