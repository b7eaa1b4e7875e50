import type { OwnAccount, TotpToProve } from '@kedai/contracts/account.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Result } from '../../../lib/http-result.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { accountQuery, beginTotp, proveTotp, removeTotp, renewCodes, sessionsQuery } from './api.ts'

// The second step of signing in: on with a picture and a first code, off again with a fresh proof.
export function TwoSteps({ account }: { account: OwnAccount }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [proving, setProving] = useState<TotpToProve | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const run = async <T,>(send: () => Promise<Result<T>>, onDone: (data: T) => void) => {
    setBusy(true)
    const result = await send()
    setBusy(false)
    if (result.ok) onDone(result.data)
    if (result.message) toast({ text: result.message, tone: result.ok ? 'good' : 'danger' })
    await queryClient.invalidateQueries({ queryKey: accountQuery().queryKey })
    await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {account.has_totp ? (
          <>
            <Badge tone="good">
              <Trans>On</Trans>
            </Badge>
            <Trans>{account.recovery_codes_left} recovery codes are left.</Trans>
          </>
        ) : (
          <Trans>
            Sign in with your password and a 6-digit code from your phone. Your account stays protected even if someone
            knows your password.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {account.has_totp ? (
          <>
            <Button busy={busy} onClick={() => void run(renewCodes, ({ codes: fresh }) => setCodes(fresh))}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button
              variant="quiet"
              className="text-danger-ink"
              busy={busy}
              onClick={() => void run(removeTotp, () => undefined)}
            >
              <Trans>Turn two steps off</Trans>
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void run(beginTotp, setProving)}>
            <Trans>Turn two steps on</Trans>
          </Button>
        )}
      </div>
      {proving && (
        <ProveDialog
          toProve={proving}
          onClose={() => setProving(null)}
          onProved={(fresh) => {
            setProving(null)
            setCodes(fresh)
            void queryClient.invalidateQueries()
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}

function ProveDialog({
  toProve,
  onClose,
  onProved,
}: {
  toProve: TotpToProve
  onClose: () => void
  onProved: (codes: string[]) => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const { submit, isBusy, errors, problem } = useSending<{ codes: string[] }>({
    send: (form) => proveTotp(String(form.get('code') ?? '')),
    onDone: ({ data }) => onProved(data.codes),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      shape="drawer"
      title={t`Turn two steps on`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            <Trans>Turn on</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} errors={errors} problem={problem} className="grid gap-4">
        <p className="text-sm">
          <Trans>
            Open an authenticator app on your phone, such as Google Authenticator, and let it read this picture.
          </Trans>
        </p>
        <img
          src={toProve.qr}
          alt={t`Picture for the authenticator app`}
          width={240}
          height={240}
          className="justify-self-center rounded-m bg-card"
        />
        <p className="text-sm text-ink-soft">
          <Trans>Or type this key into the app:</Trans>{' '}
          <code className="font-semibold text-ink">{toProve.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <ButtonAnchor href={toProve.uri} className="sm:hidden">
          <Trans>Open the app on this phone</Trans>
        </ButtonAnchor>
        <Field label={t`Code`} hint={t`Six digits from your authenticator app`} error={errors.code}>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Field>
      </Form>
    </Dialog>
  )
}

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Your recovery codes`}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <Notice tone="warn" title={<Trans>They are shown this once.</Trans>}>
          <Trans>
            Use these codes to sign in without your phone. Each works once. Write them down and keep them safe.
          </Trans>
        </Notice>
        <ul className="grid grid-cols-2 gap-2 text-center tabular-nums">
          {codes.map((code) => (
            <li key={code} className="rounded-s bg-sunken py-1.5 font-mono text-sm">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} label={t`Copy the recovery codes`} />
      </div>
    </Dialog>
  )
}
