import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { post } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhoneInput, wholePhone } from '../../ui/phone-input.tsx'

type Props = { username: string; shop: string; source: string; button: string }
type Errors = Partial<Record<string, string>>

// Who wants to be told leaves a name and a number, and says so.
export function LeadForm({ username, shop, source, button }: Props) {
  const { t } = useLingui()
  const [values, setValues] = useState({ name: '', phone: '', email: '', postcode: '', consent: false })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [thanks, setThanks] = useState<string | null>(null)
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    setErrors({})
    setFailure('')
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await post<unknown>(`/api/ajax/guest/lead/${encodeURIComponent(username)}`, {
      ...values,
      phone: wholePhone(values.phone) ?? values.phone,
      source,
      page: window.location.pathname,
    })
    setBusy(false)
    if (result.ok) return setThanks(result.message ?? '')
    setErrors(result.fields)
    setFailure(result.message)
  }
  if (thanks !== null) {
    return (
      <Notice tone="good" title={<Trans>Thank you. The shop will be in touch.</Trans>}>
        {thanks}
      </Notice>
    )
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid max-w-md gap-4">
      {failure && Object.keys(errors).length === 0 && <Notice tone="danger" title={failure} />}
      <Field label={t`Name`} error={errors.name ?? null}>
        <Input
          name="name"
          autoComplete="name"
          maxLength={100}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t`Phone number`} error={errors.phone ?? null}>
        <PhoneInput name="phone" value={values.phone} onChange={(event) => change({ phone: event.target.value })} />
      </Field>
      <Field label={t`Email`} optional error={errors.email ?? null}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label={t`Postcode`} optional error={errors.postcode ?? null}>
        <Input
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={values.postcode}
          onChange={(event) => change({ postcode: event.target.value })}
        />
      </Field>
      <Checkbox
        name="consent"
        checked={values.consent}
        error={errors.consent ?? null}
        onChange={(event) => change({ consent: event.target.checked })}
        label={
          <Trans>{shop} may contact me about its products by phone, SMS and e-mail. I can stop this at any time.</Trans>
        }
      />
      <Button type="submit" variant="primary" size="l" busy={isBusy}>
        {button || <Trans>Send</Trans>}
      </Button>
    </form>
  )
}
