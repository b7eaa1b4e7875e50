import {
  missedRules,
  recurringEnds,
  recurringModes,
  recurringRates,
  recurringUnits,
} from '@kedai/domain/invoices/recurring.ts'
import type { RecurringRule } from '@kedai/domain/invoices/recurring.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoicePath } from '../api.ts'
import { today } from '../today.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { DialogProps } from './detail-props.ts'
import { previewOf } from './recurring-preview.ts'
import { UpcomingDays } from './upcoming-days.tsx'
import { useRecurringWords } from './recurring-words.ts'

const name = 'recurring'

// How often an invoice comes again, until when, and what then becomes of each one; the next six days are shown at once.
export function RecurringDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const words = useRecurringWords()
  const now = invoice.recurring
  const [every, setEvery] = useState(String(now?.every ?? 1))
  const [unit, setUnit] = useState(now?.unit ?? 'month')
  const [start, setStart] = useState(now?.starts_on ?? invoice.issue_date)
  const [ends, setEnds] = useState(now?.ends ?? 'never')
  const [endsOn, setEndsOn] = useState(now?.ends_on ?? '')
  const [count, setCount] = useState(String(now?.count ?? 12))
  const [mode, setMode] = useState(now?.mode ?? 'draft')
  const [missed, setMissed] = useState(now?.missed ?? 'latest')
  const [stops, setStops] = useState(now?.stop_while_unpaid ?? false)
  const [rate, setRate] = useState(now?.rate ?? 'ask')
  const rule: RecurringRule = {
    anchorDay: start,
    every: Number(every),
    unit,
    ends:
      ends === 'on'
        ? { type: 'on', day: endsOn }
        : ends === 'after'
          ? { type: 'after', count: Number(count) }
          : { type: 'never' },
  }
  const body = {
    every,
    unit,
    starts_on: start,
    ends,
    ends_on: ends === 'on' ? endsOn : '',
    count: ends === 'after' ? count : '',
    mode,
    missed,
    stop_while_unpaid: stops ? 1 : 0,
    confirm: now ? 1 : 0,
    ...(invoice.currency !== 'RM' && { rate }),
  }
  const days = previewOf(rule, invoice, today())
  return (
    <ActionDialog
      title={now ? t`Edit recurrence` : t`Make recurring`}
      confirmLabel={now ? t`Save` : t`Make recurring`}
      wish={{ name, path: invoicePath('recurring', invoice.hashslug), body }}
      action={action}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          A copy of this invoice is created on each of these dates, with its own number, date and payment terms.
        </Trans>
      </p>
      <FieldGroup label={t`Frequency`} error={errorOf(action, name, 'every')}>
        <span className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2">
          <NumberInput
            name="every"
            aria-label={t`Interval`}
            maxLength={2}
            value={every}
            onChange={({ target }) => setEvery(target.value)}
          />
          <Select
            name="unit"
            aria-label={t`Days, weeks, months or years`}
            choices={recurringUnits.map((value) => ({ value, label: words.units[value] }))}
            value={unit}
            onChange={({ target }) => setUnit(recurringUnits.find((one) => one === target.value) ?? 'month')}
          />
        </span>
      </FieldGroup>
      <Field label={t`Beginning on`} error={errorOf(action, name, 'starts_on')}>
        <Input type="date" name="starts_on" value={start} onChange={({ target }) => setStart(target.value)} />
      </Field>
      <Field label={t`It ends`} error={errorOf(action, name, 'ends')}>
        <Select
          name="ends"
          choices={recurringEnds.map((value) => ({ value, label: words.ends[value] }))}
          value={ends}
          onChange={({ target }) => setEnds(recurringEnds.find((one) => one === target.value) ?? 'never')}
        />
      </Field>
      {ends === 'on' && (
        <Field label={t`Last day`} error={errorOf(action, name, 'ends_on')}>
          <Input
            type="date"
            name="ends_on"
            min={start}
            value={endsOn}
            onChange={({ target }) => setEndsOn(target.value)}
          />
        </Field>
      )}
      {ends === 'after' && (
        <Field label={t`Number of invoices`} error={errorOf(action, name, 'count')}>
          <NumberInput name="count" maxLength={3} value={count} onChange={({ target }) => setCount(target.value)} />
        </Field>
      )}
      <div className="rounded-m bg-sunken px-4 py-3">
        <p className="mb-1 text-sm font-semibold">{t`The next six days`}</p>
        {days === null ? (
          <p className="text-sm text-ink-soft">{t`Complete the fields above to see them.`}</p>
        ) : days.length === 0 ? (
          <p className="text-sm text-ink-soft">{t`No day is left: all of them have passed, or this invoice is the only one.`}</p>
        ) : (
          <UpcomingDays days={days} />
        )}
        {days !== null && days.length > 0 && start === invoice.issue_date && (
          <p className="mt-2 text-xs text-ink-soft">{t`This invoice is the first one itself.`}</p>
        )}
      </div>
      <FieldGroup label={t`Action for each invoice`} error={errorOf(action, name, 'mode')}>
        <RadioCards
          name="mode"
          cards={recurringModes.map((value) => ({ value, ...words.modes[value] }))}
          value={mode}
          onChange={(value) => setMode(recurringModes.find((one) => one === value) ?? 'draft')}
        />
      </FieldGroup>
      {invoice.currency !== 'RM' && (
        <FieldGroup label={t`Exchange rate of each`} error={errorOf(action, name, 'rate')}>
          <RadioCards
            name="rate"
            cards={[
              {
                value: 'ask',
                label: t`Ask me each time`,
                hint: t`Each invoice stays a draft until you enter that day’s rate. You are notified by e-mail.`,
              },
              {
                value: 'fixed',
                label: t`The rate of this invoice`,
                hint:
                  invoice.exchange_rate === null
                    ? t`Fill it in on this invoice first.`
                    : t`1 ${invoice.currency} = RM ${invoice.exchange_rate} for all of them.`,
              },
            ]}
            value={rate}
            onChange={(value) => setRate(recurringRates.find((one) => one === value) ?? 'ask')}
          />
        </FieldGroup>
      )}
      <Field
        label={t`If days were missed`}
        hint={t`Because the shop could not be reached, for instance.`}
        error={errorOf(action, name, 'missed')}
      >
        <Select
          name="missed"
          choices={missedRules.map((value) => ({ value, label: words.missed[value] }))}
          value={missed}
          onChange={({ target }) => setMissed(missedRules.find((one) => one === target.value) ?? 'latest')}
        />
      </Field>
      <Checkbox
        label={t`Wait while the last one is unpaid`}
        checked={stops}
        onChange={({ target }) => setStops(target.checked)}
      />
    </ActionDialog>
  )
}
