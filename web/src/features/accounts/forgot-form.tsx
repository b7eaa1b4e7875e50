import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { typedIn } from './typed.ts'
import { useSending } from '../../lib/use-sending.ts'

// The answer is the same whether the address is known or not, and so is this form.
export function ForgotForm() {
  const { t } = useLingui()
  const { demo } = useSite()
  const [sent, setSent] = useState<string | null>(null)
  const { submit, isBusy, errors, problem } = useSending<null>({
    send: (form) => post('/api/ajax/auth/forgot', { email: typedIn(form, 'email') }),
    onDone: ({ message }) => setSent(message),
  })
  return (
    <Form method="post" errors={errors} problem={problem} onSubmit={submit} className="grid gap-5">
      {sent && (
        <Notice tone="good" title={t`Check your email`}>
          <p>{sent}</p>
          {demo && (
            <p className="mt-2">
              <Link to={paths.mailbox()}>
                <Trans>Open the demo mailbox</Trans>
              </Link>
            </p>
          )}
        </Notice>
      )}
      <Field label={t`E-mail`} hint={t`The one you sign in with`} error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="send"
        />
      </Field>
      <Button type="submit" variant={sent ? 'secondary' : 'primary'} size="l" wide busy={isBusy}>
        {sent ? <Trans>Send it again</Trans> : <Trans>Send me a link</Trans>}
      </Button>
    </Form>
  )
}
