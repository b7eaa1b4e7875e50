import type { ShownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { providerPath } from './api.ts'
import { ProviderFees } from './provider-fees.tsx'
import { ProviderSteps } from './provider-steps.tsx'
import { useAddressHint, useCredentialWords } from './provider-words.ts'

type Props = { account: ShownPaymentAccount; send: Send; onClose: () => void }

// The keys of one provider. Those that are kept are never shown again: an empty field keeps them.
export function ProviderDialog({ account, send, onClose }: Props) {
  const { t } = useLingui()
  const wordsOf = useCredentialWords()
  const hintOf = useAddressHint()
  const { provider, name, wanted, fields, callback_url: callbackUrl } = account
  const isNew = callbackUrl === null
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(wanted.map((field) => [field.name, field.is_secret ? '' : (fields[field.name] ?? '')])),
  )
  const [isActive, setIsActive] = useState(account.is_active || (isNew && !wanted.some(isGivenLater)))
  const [isLive, setIsLive] = useState(account.is_live || isNew)
  const [fees, setFees] = useState({ percent: account.fee_percent ?? '', fixed: account.fee_fixed ?? '' })
  const change = (field: string, value: string) => setTyped((before) => ({ ...before, [field]: value }))
  const save = () =>
    send('PUT', providerPath(provider), {
      ...typed,
      is_active: isActive,
      is_live: isLive,
      fee_percent: fees.percent,
      fee_fixed: fees.fixed,
    })
  return (
    <FormDialog title={t`${name} account`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <ProviderSteps provider={provider} name={name} />
          {wanted.map((field) => {
            const kept = field.is_secret ? fields[field.name] : ''
            return (
              <Field
                key={field.name}
                label={wordsOf(field.name)}
                hint={kept ? <Trans>Saved as {kept}. Leave empty to keep it.</Trans> : undefined}
                error={errorOf(field.name)}
              >
                {field.one_of.length > 0 ? (
                  <Select
                    name={field.name}
                    choices={field.one_of.map((one) => ({ value: one, label: one }))}
                    value={typed[field.name] || field.one_of[0] || ''}
                    onChange={(event) => change(field.name, event.target.value)}
                  />
                ) : (
                  <Input
                    name={field.name}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={200}
                    value={typed[field.name] ?? ''}
                    onChange={(event) => change(field.name, event.target.value)}
                  />
                )}
              </Field>
            )
          })}
          {wanted.length > 0 && (
            <Checkbox
              label={<Trans>Real money</Trans>}
              hint={<Trans>Without the tick, {name} is used in its test surroundings, with the keys from there.</Trans>}
              checked={isLive}
              onChange={(event) => setIsLive(event.target.checked)}
            />
          )}
          <Checkbox
            label={<Trans>Offer it to buyers</Trans>}
            checked={isActive}
            onChange={(event) => setIsActive(event.target.checked)}
          />
          <ProviderFees fees={fees} onChange={setFees} name={name} errorOf={errorOf} />
          {callbackUrl !== null && wanted.length > 0 && (
            <div className="text-sm">
              <p className="font-semibold">
                <Trans>Address for reports (webhook)</Trans>
              </p>
              <p className="mb-2 text-ink-soft">
                <Trans>Enter it in {name} if asked. Most providers receive it with each payment.</Trans>{' '}
                {hintOf(provider)}
              </p>
              <p className="mb-2 rounded-s bg-sunken px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]">
                {callbackUrl}
              </p>
              <CopyButton text={callbackUrl} label={t`Copy the address for reports`} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}

// Told by the provider only once it knows our address, which is there after the first saving.
const isGivenLater = (field: { name: string }): boolean => field.name === 'webhook_secret'
