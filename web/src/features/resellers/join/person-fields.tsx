import { states } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { errors: Record<string, string> }

// `signedInAs`: the e-mail of the account that applies; neither it nor a password is asked then.
export function PersonFields({ errors, signedInAs }: Props & { signedInAs: string | null }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>About you</Trans>} className="grid gap-5">
      <Field label={t`Name`} hint={t`As on your identity card, or that of the company`} error={errors.name}>
        <Input name="name" autoComplete="name" maxLength={120} enterKeyHint="next" autoCapitalize="words" />
      </Field>
      <Field label={t`Phone number`} hint={t`On WhatsApp, if you can`} error={errors.phone}>
        <PhoneInput name="phone" autoComplete="tel" maxLength={32} enterKeyHint="next" />
      </Field>
      {signedInAs === null ? (
        <>
          <Field label={t`E-mail`} hint={t`Used to sign in and to receive the shop’s reply.`} error={errors.email}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={254}
              enterKeyHint="next"
            />
          </Field>
          <Field
            label={t`Password`}
            hint={t`At least 8 characters. A few words in a row are easy to remember.`}
            error={errors.password}
          >
            <PasswordInput name="password" autoComplete="new-password" maxLength={200} enterKeyHint="next" />
          </Field>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>
            You are applying with the account <strong className="wrap-anywhere text-ink">{signedInAs}</strong>. The shop
            replies to this address.
          </Trans>
        </p>
      )}
      <Field
        label={t`Identity card or SSM number`}
        hint={t`Such as 900101-14-5678. Only the shop sees it.`}
        error={errors.identity_no}
      >
        <Input name="identity_no" autoComplete="off" maxLength={40} enterKeyHint="next" />
      </Field>
    </Section>
  )
}

export function AddressFields({ errors }: Props) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Your address</Trans>} className="grid gap-5">
      <Field label={t`Address`} hint={t`Unit or house number, street, area`} error={errors.address}>
        <Input name="address" autoComplete="street-address" maxLength={300} enterKeyHint="next" />
      </Field>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-5">
        <Field label={t`Postcode`} error={errors.postcode}>
          <Input name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={5} enterKeyHint="next" />
        </Field>
        <Field label={t`Town or city`} error={errors.city}>
          <Input name="city" autoComplete="address-level2" maxLength={100} enterKeyHint="next" />
        </Field>
        <Field label={t`State`} error={errors.state} className="col-span-2">
          <Select
            name="state"
            defaultValue=""
            choices={states.map(({ code, name }) => ({ value: code, label: name }))}
            placeholder={t`Choose the state`}
            autoComplete="address-level1"
          />
        </Field>
      </div>
    </Section>
  )
}

export function BankFields({ errors }: Props) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Your payout account</Trans>} className="grid gap-5">
      <Field label={t`Bank`} error={errors.bank_name}>
        <Input name="bank_name" autoComplete="off" maxLength={80} enterKeyHint="next" placeholder="Maybank" />
      </Field>
      <Field
        label={t`Account number`}
        hint={t`In your own name: commission is paid there.`}
        error={errors.bank_account}
      >
        <Input name="bank_account" inputMode="numeric" autoComplete="off" maxLength={40} enterKeyHint="next" />
      </Field>
    </Section>
  )
}
