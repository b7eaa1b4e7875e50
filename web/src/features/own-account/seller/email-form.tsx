import type { OwnAccount } from '@kedai/contracts/account.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { beginEmail, proveEmail } from './api.ts'

// The address one signs in with, and another one for it: proven by a code that is sent there.
export function EmailForm({ account }: { account: OwnAccount }) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <strong className="[overflow-wrap:anywhere]">{account.email}</strong>
        <br />
        <span className="text-ink-soft">{t`You sign in with it.`}</span>
      </p>
      <Button className="justify-self-start" onClick={() => setChanging(true)}>
        <Trans>Use another e-mail</Trans>
      </Button>
      {isChanging && <EmailDialog onClose={() => setChanging(false)} />}
    </div>
  )
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Dialog open onClose={onClose} title={t`Use another e-mail`}>
      {sentTo === null ? (
        <NewEmail onSent={setSentTo} />
      ) : (
        <Prove email={sentTo} onBack={() => setSentTo(null)} onDone={onClose} />
      )}
    </Dialog>
  )
}

function NewEmail({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const { submit, isBusy, errors, problem } = useSending<null>({
    send: () => beginEmail(email),
    onDone: () => onSent(email.trim()),
  })
  return (
    <Form onSubmit={submit} errors={errors} problem={problem} className="grid gap-4">
      <Field
        label={t`New e-mail`}
        hint={t`We send a code there. Until you enter it, nothing changes.`}
        error={errors.email}
      >
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" wide busy={isBusy}>
        <Trans>Send the code</Trans>
      </Button>
    </Form>
  )
}

function Prove({ email, onBack, onDone }: { email: string; onBack: () => void; onDone: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { submit, isBusy, errors, problem } = useSending<OwnAccount>({
    send: (form) => proveEmail(String(form.get('code') ?? '')),
    onDone: async ({ message }) => {
      if (message) toast(message)
      await queryClient.invalidateQueries()
      onDone()
    },
  })
  return (
    <Form onSubmit={submit} errors={errors} problem={problem} className="grid gap-4">
      <p className="text-sm [overflow-wrap:anywhere]">
        <Trans>
          Enter the 6-digit code that we sent to <strong>{email}</strong>. It is good for 30 minutes.
        </Trans>
      </p>
      <Field label={t({ message: 'Code', context: 'sign-in' })} error={errors.code}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} autoFocus />
      </Field>
      <Button type="submit" variant="primary" wide busy={isBusy}>
        <Trans>Change the e-mail</Trans>
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        <Trans>Send it again, or elsewhere</Trans>
      </Button>
    </Form>
  )
}
