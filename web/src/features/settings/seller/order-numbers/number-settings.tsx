import type { OrderNumbers } from '@kedai/contracts/order-numbers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../../../lib/http-result.ts'
import { apiQuery } from '../../../../lib/query.ts'
import { problemOf } from '../../../../lib/seller/changed-elsewhere.ts'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
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
  const {
    values: { prefix, next },
    change,
    isChanged,
    known,
    settle,
  } = useEdited(numbers, toValues)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    // Orders may have gone on meanwhile: a number that nobody typed is not sent.
    setFailure(settle(await send('PUT', path, { prefix, next: next === String(numbers.next) ? '' : next, ...known })))
    setBusy(false)
  }
  const fields = failure?.fields ?? {}
  const sample = `${prefix.toUpperCase()}${next || numbers.next}`
  return (
    <Section>
      <Form
        onSubmit={() => void save()}
        errors={failure?.fields}
        problem={problemOf(failure)}
        className="grid max-w-md grid-cols-2 gap-4"
      >
        <Field label={<Trans>Begins with</Trans>} optional error={fields.prefix}>
          <Input
            name="prefix"
            maxLength={8}
            autoCapitalize="characters"
            autoComplete="off"
            value={prefix}
            onChange={(event) => change({ prefix: event.target.value })}
            placeholder="KD-"
          />
        </Field>
        <Field label={<Trans>Next number</Trans>} error={fields.next}>
          <NumberInput name="next" value={next} onChange={(event) => change({ next: event.target.value })} />
        </Field>
        <p className="col-span-2 text-sm">
          <Trans>
            Your next order is <strong className="[overflow-wrap:anywhere]">{sample}</strong>.
          </Trans>
        </p>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          className="justify-self-start"
          disabledBecause={!isChanged && t`No changes to save.`}
        >
          <Trans>Save</Trans>
        </Button>
        <p className="col-span-2 text-sm text-ink-soft">
          <Trans>Numbers only go forward, so that no two orders ever share one. Prices are in ringgit (RM).</Trans>
        </p>
      </Form>
    </Section>
  )
}

const toValues = (numbers: OrderNumbers | null) => ({
  prefix: numbers?.prefix ?? '',
  next: String(numbers?.next ?? ''),
})
