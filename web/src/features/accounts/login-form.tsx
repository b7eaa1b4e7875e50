import type { SignedIn } from '@kedai/contracts/auth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { forgetKept } from '../../lib/kept-answers.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Link } from '../../ui/link.tsx'
import { handedOver, useGo, useSearch } from '../../ui/navigation.ts'
import { nextPath } from './next-path.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { typedTexts } from './typed.ts'
import { useSending } from '../../lib/use-sending.ts'

// What the demo's table hands over, so that a visitor need not type it.
export type Prefilled = { email: string; password: string }

// Asks for the authenticator's code only once the server says that this account has one.
export function LoginForm() {
  const { t } = useLingui()
  const go = useGo()
  const search = useSearch()
  const [given] = useState(() => prefilledIn(handedOver()))
  const [asksCode, setAsksCode] = useState(false)
  const { submit, isBusy, errors, problem } = useSending<SignedIn>({
    send: async (form) => {
      const result = await post<SignedIn>(
        '/api/ajax/auth/login',
        withoutEmpty(typedTexts(form, ['email', 'password', 'code'])),
      )
      if (!result.ok && result.fields.code !== undefined) setAsksCode(true)
      return result
    },
    onDone: async ({ data }) => {
      await forgetKept() // of whoever was here before
      go(nextPath(search.get('next'), data.redirect_to), { replace: true })
    },
  })
  return (
    // By POST, should it be sent before the script has loaded: a password never stands in an address.
    <Form method="post" errors={errors} problem={problem} onSubmit={submit} className="grid gap-5">
      <Field label={t`E-mail`} error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="next"
          defaultValue={given?.email}
        />
      </Field>
      <div className="grid gap-1">
        <Field label={t`Password`} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            defaultValue={given?.password}
          />
        </Field>
        <Link to={paths.forgot()} className="inline-flex min-h-11 items-center justify-self-start text-sm">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      {asksCode && (
        <Field label={t`Code`} hint={t`Six digits from your authenticator app`} error={errors.code}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} enterKeyHint="go" />
        </Field>
      )}
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}

const withoutEmpty = ({ code, ...rest }: { email: string; password: string; code: string }) =>
  code.trim() === '' ? rest : { ...rest, code }

function prefilledIn(state: unknown): Prefilled | null {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('password' in state)) return null
  return { email: String(state.email), password: String(state.password) }
}
