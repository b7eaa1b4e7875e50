import type { Company } from '@kedai/contracts/company.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { AddressSection } from './address-section.tsx'
import { SocialSection } from './social-section.tsx'

export const companyPath = '/api/ajax/seller/company'

const maxWords = 1000

// What buyers are told about the shop.
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // The sign over the counter has the shop's name and logo too.
  const onSaved = () => void queryClient.invalidateQueries({ queryKey: apiQuery('/api/ajax/auth/me').queryKey })
  const form = useSettingsForm({
    path: companyPath,
    answer: company,
    onSaved,
    toValues,
    toWire: ({ logo, ...values }) => ({ ...values, logo_id: logo?.id ?? null }),
  })
  const { values, change, errors } = form
  const text = (
    name: 'name' | 'email' | 'phone_number' | 'whatsapp_number' | 'telegram_username' | 'registration_no',
  ) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <SettingsBody form={form}>
      <Section title={<Trans>The shop</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t`Shop name`} error={errors.name}>
          <Input {...text('name')} maxLength={80} autoComplete="organization" />
        </Field>
        <Field
          label={t`Description`}
          optional
          error={errors.description}
          hint={
            <Trans>
              Two or three sentences: what you sell, where you send from, when you post. Search engines and chats show
              its beginning.
            </Trans>
          }
        >
          <Textarea
            name="description"
            rows={4}
            maxLength={maxWords}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <PictureField
          label={t`Logo`}
          hint={<Trans>A square picture, at least 512 pixels wide.</Trans>}
          error={errors.logo_id}
          picture={values.logo}
          onChange={(logo) => change({ logo })}
        />
        <Field
          label={t`Registration number`}
          optional
          hint={<Trans>SSM number, printed on invoices.</Trans>}
          error={errors.registration_no}
        >
          <Input {...text('registration_no')} maxLength={60} />
        </Field>
      </Section>
      <Section
        title={<Trans>Contact details</Trans>}
        className="grid gap-4 sm:grid-cols-2 [&>header]:sm:col-span-2 [&>header]:mb-0"
      >
        <Field
          label={t`WhatsApp number`}
          optional
          error={errors.whatsapp_number}
          hint={<Trans>Buyers get a button that opens a chat with you.</Trans>}
        >
          <Input {...text('whatsapp_number')} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
        </Field>
        <Field
          label={t`Telegram name`}
          optional
          error={errors.telegram_username}
          hint={<Trans>Such as @my_shop.</Trans>}
        >
          <Input {...text('telegram_username')} maxLength={100} autoComplete="off" autoCapitalize="none" />
        </Field>
        <Field label={t`Phone number`} optional error={errors.phone_number}>
          <Input {...text('phone_number')} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
        </Field>
        <Field label={t`E-mail`} optional error={errors.email}>
          <Input {...text('email')} type="email" inputMode="email" maxLength={254} autoComplete="email" />
        </Field>
      </Section>
      <AddressSection values={values} change={change} errors={errors} />
      <SocialSection socmed={values.socmed} change={(socmed) => change({ socmed })} errors={errors} />
    </SettingsBody>
  )
}

// What can be changed here.
const toValues = ({
  name,
  description,
  email,
  phone_number,
  whatsapp_number,
  telegram_username,
  registration_no,
  show_address,
  address,
  postcode,
  city,
  state,
  socmed,
  logo,
}: Company) => ({
  name,
  description,
  email,
  telegram_username,
  registration_no,
  show_address,
  address,
  postcode,
  city,
  state,
  socmed,
  logo,
  phone_number: displayPhone(phone_number),
  whatsapp_number: displayPhone(whatsapp_number),
})
