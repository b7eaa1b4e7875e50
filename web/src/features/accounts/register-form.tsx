import type { SignedIn } from '@kedai/contracts/auth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { draftOf } from '../../lib/drafts.ts'
import { post } from '../../lib/http.ts'
import { forgetKept } from '../../lib/kept-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { useGo } from '../../ui/navigation.ts'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { restoreTyped } from './restore-typed.ts'
import { typedIn, typedTexts } from './typed.ts'
import { UsernameField } from './username-field.tsx'
import { isNeutral, neutralUsername, suggestUsername } from './username-suggestion.ts'
import { useSending } from '../../lib/use-sending.ts'

const kept = ['shop_name', 'username', 'name', 'phone', 'email'] as const

// The shop first, then the person. All but the password survives a reload.
export function RegisterForm() {
  const { t } = useLingui()
  const go = useGo()
  const formId = useId()
  const usernameInput = useRef<HTMLInputElement>(null)
  const suggested = useRef('')
  const neutral = useRef('')
  const [username, setUsername] = useState('')
  // What was said of one name is not said of the next.
  const [refusable, setRefusable] = useState('')
  const { submit, isBusy, errors, problem } = useSending<SignedIn>({
    send: (form) => {
      setRefusable(typedIn(form, 'username'))
      return post('/api/ajax/auth/register', typedTexts(form, [...kept, 'password']))
    },
    onDone: async ({ data, message }) => {
      draft.clear()
      await forgetKept() // of whoever was here before
      if (message) toast(message)
      go(data.redirect_to, { replace: true })
    },
  })

  // Follows the shop's name until somebody writes a username of their own.
  const follow = (form: FormData) => {
    const input = usernameInput.current
    if (input && input.value === suggested.current)
      input.value = suggested.current = suggestUsername(typedIn(form, 'shop_name'), neutral.current)
    setUsername(input?.value ?? '')
  }

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    restoreTyped(form, draft.read(), kept)
    const typed = new FormData(form)
    const own = typedIn(typed, 'username')
    neutral.current = isNeutral(own) ? own : neutralUsername(Math.floor(Math.random() * 10_000))
    if (own === suggestUsername(typedIn(typed, 'shop_name'), neutral.current)) suggested.current = own
    setUsername(own)
  }, [formId])

  return (
    <Form
      id={formId}
      method="post"
      errors={errors}
      problem={problem}
      onSubmit={submit}
      className="grid gap-5"
      onInput={(event) => {
        follow(new FormData(event.currentTarget))
        draft.write(typedTexts(new FormData(event.currentTarget), kept))
      }}
    >
      <Field label={t`Shop name`} error={errors.shop_name}>
        <Input
          name="shop_name"
          autoComplete="organization"
          maxLength={120}
          enterKeyHint="next"
          placeholder="Kuih Mak Tok"
        />
      </Field>
      <UsernameField
        ref={usernameInput}
        typed={username}
        error={username === refusable ? errors.username : undefined}
      />
      <Field label={t`Your name`} error={errors.name}>
        <Input name="name" autoComplete="name" maxLength={120} enterKeyHint="next" />
      </Field>
      <Field label={t`Phone number`} hint={t`Buyers reach you here on WhatsApp`} error={errors.phone}>
        <PhoneInput name="phone" maxLength={32} enterKeyHint="next" />
      </Field>
      <Field label={t`E-mail`} hint={t`For signing in, and for news of orders`} error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
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
        <PasswordInput name="password" autoComplete="new-password" maxLength={200} enterKeyHint="go" />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Open my shop</Trans>
      </Button>
    </Form>
  )
}

const draft = draftOf('register')
