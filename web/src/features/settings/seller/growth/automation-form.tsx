import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import {
  actionsOf,
  automationTriggers,
  isAboutReseller,
  waitHours,
  type AutomationTrigger,
} from '@kedai/domain/automations/names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { triggerWords } from '../../../../lib/seller/automation-words.ts'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { growthPaths } from './api.ts'
import { AutomationStepFields } from './automation-step.tsx'
import { asksProduct, asksTotal, standInsOf, waitOf } from './automation-words.ts'

type Step = SaveAutomation['steps'][number]
type Choice = { value: string; label: string }
// `programmes`: of resellers, to choose one from.
type Props = {
  id: number | null
  begin: SaveAutomation
  programmes: readonly Choice[]
  maySendOut: boolean
  onDone: () => void
}

// When this happens, if it is so, do that, then that.
export function AutomationForm({ id, begin, programmes, maySendOut, onDone }: Props) {
  const { t, i18n } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [flow, setFlow] = useState(begin)
  const total = flow.conditions.find(({ field }) => field === 'total')
  const bought = flow.conditions.find(({ field }) => field === 'bought')
  const programme = flow.conditions.find(({ field }) => field === 'programme')
  const wait = waitOf(flow.trigger)
  const condition = (field: 'total' | 'bought' | 'programme', op: 'more_than' | 'is', value: string) =>
    setFlow({
      ...flow,
      conditions: [
        ...flow.conditions.filter((one) => one.field !== field),
        ...(value === '' ? [] : [{ field, op, value }]),
      ],
    })
  const setStep = (at: number, change: Partial<Step>) =>
    setFlow({ ...flow, steps: flow.steps.map((step, place) => (place === at ? { ...step, ...change } : step)) })
  const save = async () => {
    const path = id === null ? growthPaths.automations : `${growthPaths.automations}/${id}`
    const kept = await send(id === null ? 'POST' : 'PUT', path, flow)
    if (kept?.ok === true) onDone()
  }
  return (
    <section className="grid gap-4 rounded-l border border-line bg-card p-4 shadow-card">
      <Field label={t`Name`} error={errors.name}>
        <Input value={flow.name} maxLength={80} onChange={(event) => setFlow({ ...flow, name: event.target.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`When`}>
          <Select
            value={flow.trigger}
            onChange={(event) =>
              setFlow(begunBy(flow, automationTriggers.find((one) => one === event.target.value) ?? 'order_placed'))
            }
            choices={automationTriggers.map((value) => ({ value, label: i18n._(triggerWords[value]) }))}
          />
        </Field>
        {wait && (
          <Field label={i18n._(wait.label)} hint={wait.hint && i18n._(wait.hint)} error={errors.after_hours}>
            <Input
              inputMode="numeric"
              value={String(Math.ceil((flow.after_hours ?? 0) / wait.hoursOfOne) || '')}
              onChange={(event) =>
                setFlow({
                  ...flow,
                  after_hours: (Number(event.target.value.replace(/\D/g, '')) || 1) * wait.hoursOfOne,
                })
              }
            />
          </Field>
        )}
        {isAboutReseller(flow.trigger) && (
          <Field label={t`Only in the programme`} optional>
            <Select
              value={String(programme?.value ?? '')}
              onChange={(event) => condition('programme', 'is', event.target.value)}
              choices={[{ value: '', label: t`All programmes` }, ...programmes]}
            />
          </Field>
        )}
        {asksTotal(flow.trigger) && (
          <Field label={t`Only above RM`} error={total && errors['conditions.0.value']} optional>
            <Input
              inputMode="decimal"
              value={String(total?.value ?? '')}
              onChange={(event) => condition('total', 'more_than', event.target.value)}
            />
          </Field>
        )}
        {asksProduct(flow.trigger) && (
          <Field label={t`Only with the product`} hint={t`Its address or SKU`} optional>
            <Input
              value={String(bought?.value ?? '')}
              onChange={(event) => condition('bought', 'is', event.target.value)}
            />
          </Field>
        )}
      </div>
      <ol className="grid gap-4">
        {flow.steps.map((step, at) => (
          // A step has no name of its own; its place is what it is.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} className="grid gap-3 rounded-m bg-sunken p-3">
            <AutomationStepFields
              step={step}
              at={at}
              trigger={flow.trigger}
              errors={errors}
              maySendOut={maySendOut}
              onChange={(change) => setStep(at, change)}
            />
            {flow.steps.length > 1 && (
              <div>
                <Button
                  variant="quiet"
                  onClick={() => setFlow({ ...flow, steps: flow.steps.filter((_, place) => place !== at) })}
                >
                  <Trans>Remove the step</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-soft">
        <Trans>Placeholders you can use in texts:</Trans> {standInsOf(flow.trigger)}
      </p>
      {problem && <Notice tone="danger" title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          <Trans>Save automation</Trans>
        </Button>
        {flow.steps.length < 10 && (
          <Button onClick={() => setFlow({ ...flow, steps: [...flow.steps, { action: 'task', after_minutes: 0 }] })}>
            <Trans>Another step</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </section>
  )
}

// What cannot be asked or done there is left out, as nobody would see it.
function begunBy(flow: SaveAutomation, trigger: AutomationTrigger): SaveAutomation {
  const steps = flow.steps.map((step) =>
    actionsOf(trigger).includes(step.action) ? step : { ...step, action: 'task' as const },
  )
  const isAsked = { total: asksTotal(trigger), bought: asksProduct(trigger), programme: isAboutReseller(trigger) }
  const conditions = flow.conditions.filter(
    ({ field }) => !(field in isAsked) || isAsked[field as keyof typeof isAsked],
  )
  return { ...flow, trigger, steps, conditions, after_hours: waitHours[trigger] ?? null }
}
