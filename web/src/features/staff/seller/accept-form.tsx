import type { OpenInvitation } from '@kedai/contracts/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetKept } from '../../../lib/kept-answers.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { accept } from './api.ts'
import { useWorkWords } from './work-words.ts'

type Props = { token: string; invitation: OpenInvitation }

// A press for whoever is signed in, the password for who has an account, a name and a password for somebody new.
export function AcceptForm({ token, invitation }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asksCode, setAsksCode] = useState(false)
  const { works, roles } = useWorkWords()
  const { step, email, role, permissions, signed_in_as: other } = invitation
  const { submit, isBusy, errors, problem } = useSending<{ redirect_to: string }>({
    send: async (form) => {
      const typed = Object.fromEntries(
        [...form].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
      )
      const result = await accept(token, typed)
      if (!result.ok && result.fields.code !== undefined) setAsksCode(true)
      return result
    },
    onDone: async ({ data, message }) => {
      queryClient.clear()
      await forgetKept() // of whoever was here before
      if (message) toast(message)
      await navigate(data.redirect_to, { replace: true })
    },
  })
  return (
    <Form method="post" errors={errors} problem={problem} onSubmit={submit} className="grid gap-5">
      <div className="rounded-m border border-line bg-sunken p-4 text-sm">
        <p className="font-semibold">{role === 'owner' ? roles.owner.about : <Trans>Your permissions</Trans>}</p>
        {role === 'staff' && (
          <ul className="mt-1 list-disc pl-5">
            {permissions.map((name) => name in works && <li key={name}>{works[name as keyof typeof works].name}</li>)}
          </ul>
        )}
      </div>
      {other && (
        <Notice tone="warn" title={<Trans>You are signed in as {other}.</Trans>}>
          <Trans>This invitation is for {email}. Going on signs you in as that person.</Trans>
        </Notice>
      )}
      {step !== 'open' && (
        <Field label={t`E-mail`}>
          <Input type="email" autoComplete="username" readOnly value={email} />
        </Field>
      )}
      {step === 'register' && (
        <>
          <Field label={t`Your name`} error={errors.name}>
            <Input name="name" autoComplete="name" maxLength={120} enterKeyHint="next" />
          </Field>
          <Field label={t`Phone number`} optional error={errors.phone}>
            <PhoneInput name="phone" maxLength={32} enterKeyHint="next" />
          </Field>
        </>
      )}
      {step !== 'open' && (
        <Field
          label={t`Password`}
          hint={
            step === 'register'
              ? t`At least 8 characters. A few words in a row are easy to remember.`
              : t`Of your Kedai account`
          }
          error={errors.password}
        >
          <PasswordInput
            name="password"
            autoComplete={step === 'register' ? 'new-password' : 'current-password'}
            maxLength={200}
            enterKeyHint="go"
          />
        </Field>
      )}
      {asksCode && (
        <Field label={t`Code`} hint={t`Six digits from your authenticator app`} error={errors.code}>
          <Input name="code" autoComplete="one-time-code" maxLength={12} enterKeyHint="go" />
        </Field>
      )}
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Join {invitation.shop_name}</Trans>
      </Button>
    </Form>
  )
}
