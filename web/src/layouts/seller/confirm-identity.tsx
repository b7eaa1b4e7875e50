import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { askIdentityBy } from '../../lib/confirmation.ts'
import type { Failure } from '../../lib/http-result.ts'
import { post } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

// Stands once around every seller's screen: a call that is refused until the password was given again opens it, waits, and is
// then sent once more. The form behind it knows nothing of it and keeps what was typed; given up, it sees the refusal.
export function ConfirmIdentity() {
  const [isAsking, setAsking] = useState(false)
  const settle = useRef<((confirmed: boolean) => void) | null>(null)
  const waiting = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    askIdentityBy(() => {
      // Two calls at once ask once.
      waiting.current ??= new Promise<boolean>((resolve) => {
        settle.current = resolve
        setAsking(true)
      })
      return waiting.current
    })
    return () => askIdentityBy(null)
  }, [])
  const end = (confirmed: boolean) => {
    setAsking(false)
    waiting.current = null
    settle.current?.(confirmed)
  }
  return isAsking && <AskPassword onEnd={end} />
}

// Asks for the authenticator's code only once the server says that this account has one.
function AskPassword({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const { t } = useLingui()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)
  const submit = async (typed: FormData) => {
    if (busy) return
    setBusy(true)
    const code = String(typed.get('code') ?? '').trim()
    const result = await post('/api/ajax/account/confirm', {
      password: String(typed.get('password') ?? ''),
      ...(code !== '' && { code }),
    })
    setBusy(false)
    if (result.ok) return onEnd(true)
    if (result.fields.code !== undefined) setAsksCode(true)
    setRefused(result)
  }
  const errors = refused?.fields
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={t`Is it you?`}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            <Trans>Confirm</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        onSubmit={(typed) => void submit(typed)}
        errors={errors}
        problem={refused && Object.keys(refused.fields).length === 0 ? refused.message : null}
        className="grid gap-4"
      >
        <p className="text-sm text-ink-soft">
          <Trans>
            Enter your password to confirm changes to money or access. You will not be asked again for ten minutes.
          </Trans>
        </p>
        <Field label={t`Your password`} error={errors?.password}>
          <PasswordInput name="password" autoComplete="current-password" autoFocus enterKeyHint="go" />
        </Field>
        {asksCode && (
          <Field label={t`Code`} hint={t`Six digits from your authenticator app`} error={errors?.code}>
            <Input name="code" inputMode="text" autoComplete="one-time-code" maxLength={12} enterKeyHint="go" />
          </Field>
        )}
      </Form>
    </Dialog>
  )
}
