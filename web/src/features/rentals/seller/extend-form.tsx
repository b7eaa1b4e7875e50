import type { RentalStory } from '@kedai/contracts/rentals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import type { RentalAction } from './use-rental-action.ts'

type Props = { rental: RentalStory; action: RentalAction; onDone: () => void }

// A later end; what it costs is then due on the order.
export function ExtendForm({ rental, action, onDone }: Props) {
  const { t } = useLingui()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const submit = async () => {
    if (await action.run('extend', { until: time === '' ? day : `${day} ${time}` })) onDone()
  }
  const { refused } = action
  return (
    <Form
      onSubmit={() => void submit()}
      errors={refused?.fields ?? {}}
      problem={refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
      className="grid gap-4 rounded-m bg-sunken p-4"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Until`} hint={t`The whole day, unless a time is set.`} error={refused?.fields.until}>
          <Input
            type="date"
            name="until"
            value={day}
            min={rental.start.slice(0, 10)}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field label={t`Time`} optional>
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={action.isBusy}
          disabledBecause={day === '' && t`Choose until when first.`}
        >
          <Trans>Extend</Trans>
        </Button>
      </div>
    </Form>
  )
}
