import type { OrderNumbers } from '@kedai/contracts/order-numbers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../../../lib/http-result.ts'
import { apiQuery } from '../../../../lib/query.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Input } from '../../../../ui/input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { Section } from '../../../../ui/page.tsx'
import { useSend } from '../use-send.ts'

const path = '/api/ajax/seller/order-numbers'

export const numbersQuery = () => apiQuery<OrderNumbers>(path)

export function NumberSettings({ numbers }: { numbers: OrderNumbers }) {
  const { t } = useLingui()
  const send = useSend(numbersQuery())
  const [prefix, setPrefix] = useState(numbers.prefix)
  const [next, setNext] = useState(String(numbers.next))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailure(await send('PUT', path, { prefix, next }))
    setBusy(false)
  }
  const fields = failure?.fields ?? {}
  const sample = `${prefix.toUpperCase()}${next || numbers.next}`
  return (
    <Section>
      <Form onSubmit={() => void save()} errors={failure?.fields} problem={failure && Object.keys(fields).length === 0 ? failure.message : null} className="grid max-w-md grid-cols-2 items-end gap-4">
        <Field label={<Trans>Begins with</Trans>} optional error={fields.prefix}>
          <Input name="prefix" maxLength={8} autoCapitalize="characters" autoComplete="off" value={prefix} onChange={(event) => setPrefix(event.target.value)} placeholder="KD-" />
        </Field>
        <Field label={<Trans>Next number</Trans>} error={fields.next}>
          <NumberInput name="next" value={next} onChange={(event) => setNext(event.target.value)} />
        </Field>
        <p className="col-span-2 text-sm">
          <Trans>
            Your next order is <strong className="[overflow-wrap:anywhere]">{sample}</strong>.
          </Trans>
        </p>
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start" disabledBecause={prefix === numbers.prefix && next === String(numbers.next) && t`Nothing has changed.`}>
          <Trans>Save</Trans>
        </Button>
        <p className="col-span-2 text-sm text-ink-soft">
          <Trans>Numbers only go forward, so that no two orders ever share one. Prices are in ringgit (RM).</Trans>
        </p>
      </Form>
    </Section>
  )
}
