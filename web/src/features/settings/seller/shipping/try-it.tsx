import type { QuoteAnswer } from '@kedai/contracts/seller-shipping.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../../lib/format.ts'
import type { Failure } from '../../../../lib/http-result.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { Section } from '../../../../ui/page.tsx'
import { type Trial, tryShipping } from './api.ts'

// What a buyer would be asked, by the server that will ask it.
export function TryIt() {
  const { t } = useLingui()
  const [trial, setTrial] = useState<Trial>({ location: '', weight: '1', quantity: '1', goods: '' })
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (next: Partial<Trial>) => setTrial({ ...trial, ...next })
  const ask = async () => {
    setBusy(true)
    const result = await tryShipping(trial)
    setBusy(false)
    setAnswer(result.ok ? result.data : null)
    setFailure(result.ok ? null : result)
  }
  const fields = failure?.fields ?? {}
  return (
    <Section title={<Trans>Try it</Trans>}>
      <Form
        onSubmit={() => void ask()}
        errors={failure?.fields}
        problem={failure && Object.keys(fields).length === 0 ? failure.message : null}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4"
      >
        <Field label={<Trans>Postcode or state</Trans>} className="max-sm:col-span-2" error={fields.location}>
          <Input
            name="location"
            value={trial.location}
            enterKeyHint="go"
            onChange={(event) => change({ location: event.target.value })}
            placeholder="43000"
          />
        </Field>
        <Field label={<Trans>Weight</Trans>} error={fields.weight}>
          <NumberInput
            name="weight"
            decimals
            unit="kg"
            value={trial.weight}
            onChange={(event) => change({ weight: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Pieces</Trans>} error={fields.quantity}>
          <NumberInput
            name="quantity"
            value={trial.quantity}
            onChange={(event) => change({ quantity: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Order total</Trans>} optional className="max-sm:col-span-2" error={fields.goods}>
          <MoneyInput name="goods" value={trial.goods} onChange={(event) => change({ goods: event.target.value })} />
        </Field>
        <Button type="submit" busy={busy} className="col-span-2 sm:col-span-4 sm:justify-self-start">
          <Trans>What would a buyer pay?</Trans>
        </Button>
      </Form>
      {answer && (
        <div role="status" className="mt-4 text-sm">
          <p className="mb-1 font-semibold">{answer.place}</p>
          <ul className="divide-y divide-line border-y border-line">
            {answer.methods.map(({ id, name, zone, price }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {name} <span className="text-ink-soft">· {zone}</span>
                </span>
                <strong className="shrink-0">{price === '0.00' ? t`Free` : money(price)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
