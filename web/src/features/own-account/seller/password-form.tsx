import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { changePassword, sessionsQuery } from './api.ts'

// Another password; what was typed is gone once it is taken.
export function PasswordForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  const { submit, isBusy, errors, problem } = useSending<{ csrf_token: string }>({
    send: (form) =>
      changePassword({ current: String(form.get('current') ?? ''), password: String(form.get('password') ?? '') }),
    onDone: async ({ message }) => {
      if (message) toast(message)
      setRound(round + 1)
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    },
  })
  return (
    <Form key={round} method="post" onSubmit={submit} errors={errors} problem={problem} className="grid gap-5">
      <Field label={t`The password now`} error={errors.current}>
        <PasswordInput name="current" autoComplete="current-password" maxLength={200} />
      </Field>
      <Field
        label={t`New password`}
        hint={t`At least 8 characters. A few words in a row are easy to remember.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
      </Field>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        <Trans>Change the password</Trans>
      </Button>
    </Form>
  )
}
