import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../../../lib/http-result.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { Section } from '../../../../ui/page.tsx'
import type { Send } from '../use-send.ts'
import { root } from './api.ts'

// The quickest start: two prices, and the shop ships to all of Malaysia.
export function FirstPrices({ send, onOwn }: { send: Send; onOwn: () => void }) {
  const { t } = useLingui()
  const [values, setValues] = useState({ courier: '', west: '', east: '' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const fields = failure?.fields ?? {}
  const save = async () => {
    setBusy(true)
    setFailure(await send('POST', `${root}/start`, values))
    setBusy(false)
  }
  return (
    <Section title={<Trans>Start with two prices</Trans>}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">
        <Trans>You can change them, and add weights, zones and couriers, at any time.</Trans>
      </p>
      <Form
        onSubmit={() => void save()}
        errors={failure?.fields}
        problem={failure && Object.keys(fields).length === 0 ? failure.message : null}
        className="grid items-end gap-4 sm:grid-cols-3"
      >
        <Field label={<Trans>Courier</Trans>} optional error={fields.courier}>
          <Input
            name="courier"
            maxLength={60}
            value={values.courier}
            onChange={(event) => setValues({ ...values, courier: event.target.value })}
            placeholder={t`Such as Pos Laju`}
          />
        </Field>
        <Field label={<Trans>To Peninsular</Trans>} error={fields.west}>
          <MoneyInput
            name="west"
            value={values.west}
            onChange={(event) => setValues({ ...values, west: event.target.value })}
          />
        </Field>
        <Field label={<Trans>To Sabah, Sarawak, Labuan</Trans>} optional error={fields.east}>
          <MoneyInput
            name="east"
            value={values.east}
            onChange={(event) => setValues({ ...values, east: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-3">
          <Button type="submit" variant="primary" busy={busy}>
            <Trans>Save these prices</Trans>
          </Button>
          <Button variant="quiet" onClick={onOwn}>
            <Trans>Make zones of my own</Trans>
          </Button>
        </div>
      </Form>
    </Section>
  )
}
