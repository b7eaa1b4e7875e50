import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import type { reminderAnchors } from '@kedai/contracts/invoices.ts'
import { maxSteps, offsetBounds } from '@kedai/domain/invoices/reminders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { useChannelNames } from './channel-names.ts'
import type { ClosedWays } from './closed-ways.ts'

type Channel = (typeof deliveryChannels)[number]

// As on the wire: days before (below 0) or after the anchor.
export type WireStep = { anchor: (typeof reminderAnchors)[number]; offset_days: number; channel: Channel }

// As typed: the days without a sign, and what they count to.
export type StepState = { key: number; days: string; when: (typeof whens)[number]; channel: Channel }

const whens = ['before_due', 'after_due', 'after_issue'] as const

export const stepsOf = (steps: readonly WireStep[]): StepState[] =>
  steps.map(({ anchor, offset_days, channel }, key) => ({
    key,
    days: String(Math.abs(offset_days)),
    when: anchor === 'issue' ? 'after_issue' : offset_days < 0 ? 'before_due' : 'after_due',
    channel,
  }))

// Null where the days cannot be read, or lie outside what is allowed.
export function wireStepOf({ days, when, channel }: StepState): WireStep | null {
  const offset = (when === 'before_due' ? -1 : 1) * Number(days.trim() || 'none')
  const isAllowed = Number.isInteger(offset) && offset >= offsetBounds.least && offset <= offsetBounds.most
  return isAllowed ? { anchor: when === 'after_issue' ? 'issue' : 'due', offset_days: offset + 0, channel } : null
}

type Props = {
  steps: readonly StepState[]
  onChange: (steps: StepState[]) => void
  // What a new step begins with.
  channel: Channel
  errors: Record<string, string>
  // The ways that are closed here, each with why.
  closed: ClosedWays
  // What stands below a step: when it will be.
  about?: (step: WireStep) => ReactNode
}

// The steps by which buyers are reminded, each a few days before or after.
export function ReminderSteps({ steps, onChange, channel: usualChannel, errors, closed, about }: Props) {
  const { t } = useLingui()
  const channels = useChannelNames()
  const whenNames = {
    before_due: t`days before it is due`,
    after_due: t`days after it is due`,
    after_issue: t`days after its date`,
  }
  const set = (key: number, part: Partial<StepState>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...part } : step)))
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {steps.map((step, place) => {
          const wire = wireStepOf(step)
          const error = errors[`steps.${place}.offset_days`] ?? errors[`reminder_steps.${place}.offset_days`]
          return (
            <li key={step.key} className="grid gap-2 rounded-m border border-line p-3">
              <span className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
                <NumberInput
                  name={`steps.${place}.offset_days`}
                  aria-label={t`Days`}
                  maxLength={2}
                  value={step.days}
                  onChange={({ target }) => set(step.key, { days: target.value })}
                />
                <Select
                  aria-label={t`Before or after`}
                  choices={whens.map((value) => ({ value, label: whenNames[value] }))}
                  value={step.when}
                  onChange={({ target }) =>
                    set(step.key, { when: whens.find((one) => one === target.value) ?? 'after_due' })
                  }
                />
              </span>
              <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
                <Select
                  aria-label={t`Send by`}
                  choices={deliveryChannels.map((value) => ({
                    value,
                    label: channels[value],
                    disabled: closed[value] !== undefined && value !== step.channel,
                  }))}
                  value={step.channel}
                  onChange={({ target }) =>
                    set(step.key, { channel: deliveryChannels.find((one) => one === target.value) ?? 'email' })
                  }
                />
                <IconButton
                  label={t`Remove this reminder`}
                  onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </span>
              <p className="text-xs text-ink-soft empty:hidden">
                {wire === null ? t`At most 30 days before, at most 90 after.` : about?.(wire)}
              </p>
              {closed[step.channel] !== undefined && (
                <p className="text-xs font-medium text-gold-ink">{closed[step.channel]}</p>
              )}
              {error && <FieldError>{error}</FieldError>}
            </li>
          )
        })}
      </ul>
      {steps.length === 0 && <p className="text-sm text-ink-soft">{t`No reminders yet.`}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          disabledBecause={steps.length >= maxSteps && t`Six reminders are the most.`}
          onClick={() =>
            onChange([
              ...steps,
              {
                key: Math.max(-1, ...steps.map(({ key }) => key)) + 1,
                days: '3',
                when: 'after_due',
                channel: usualChannel,
              },
            ])
          }
        >
          <Plus aria-hidden className="size-5" />
          <Trans>Add a reminder</Trans>
        </Button>
        {steps.length === 0 && (
          <Button onClick={() => onChange(usual.map((step, key) => ({ ...step, key, channel: usualChannel })))}>
            <Trans>Suggested reminders</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const usual = [
  { days: '3', when: 'before_due' },
  { days: '1', when: 'after_due' },
  { days: '7', when: 'after_due' },
] as const
