import type { OwnAccount } from '@kedai/contracts/account.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { localPhone } from '../../../lib/seller/local-phone.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { saveProfile } from './api.ts'

// How the shop's people and mails call this person.
export function ProfileForm({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { submit, isBusy, errors, problem } = useSending<OwnAccount>({
    send: (form) => saveProfile({ name: String(form.get('name') ?? ''), phone: String(form.get('phone') ?? '') }),
    onDone: async ({ message }) => {
      if (message) toast(message)
      await queryClient.invalidateQueries()
    },
  })
  return (
    <Form onSubmit={submit} errors={errors} problem={problem} className="grid gap-5">
      <Field label={t`Your name`} error={errors.name}>
        <Input name="name" autoComplete="name" maxLength={120} defaultValue={account.name} />
      </Field>
      <Field label={t`Phone number`} optional error={errors.phone}>
        <PhoneInput name="phone" maxLength={32} defaultValue={localPhone(account.phone ?? '')} />
      </Field>
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </Form>
  )
}
