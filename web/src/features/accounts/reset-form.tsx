import type { SignedOut } from '@kedai/contracts/auth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { post } from '../../lib/http.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useGo, useSearch } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { typedIn } from './typed.ts'
import { useSending } from '../../lib/use-sending.ts'

// Opened by the link of a mail. A link that is dead offers the way to a new one.
export function ResetForm() {
  const { t } = useLingui()
  const go = useGo()
  const token = useSearch().get('token') ?? ''
  const { submit, isBusy, errors, problem, failure } = useSending<SignedOut>({
    send: (form) => post('/api/ajax/auth/reset', { token, password: typedIn(form, 'password') }),
    onDone: ({ data, message }) => {
      if (message) toast(message)
      go(data.redirect_to, { replace: true })
    },
  })
  if (token === '' || failure?.code === 409 || errors.token !== undefined) {
    return (
      <div className="grid gap-5">
        <Notice
          tone="warn"
          title={failure?.message ?? t`This link is not whole. Open it from the mail again, or ask for a new one.`}
        />
        <ButtonLink to={paths.forgot()} variant="primary" size="l" wide>
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      </div>
    )
  }
  return (
    <Form method="post" errors={errors} problem={problem} onSubmit={submit} className="grid gap-5">
      <Field
        label={t`New password`}
        hint={t`At least 8 characters. A few words in a row are easy to remember.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" enterKeyHint="done" />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Save the new password</Trans>
      </Button>
    </Form>
  )
}
