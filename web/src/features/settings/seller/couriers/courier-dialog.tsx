import type { ShownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { courierAccountPath } from './api.ts'

type Props = { account: ShownCourierAccount; send: Send; onClose: () => void }

// The keys of one courier. Those that are kept are never shown again: an empty field keeps them.
export function CourierDialog({ account, send, onClose }: Props) {
  const { t } = useLingui()
  const { provider, name, wanted, fields, callback_url: callbackUrl } = account
  const isNew = callbackUrl === null
  // As the couriers call them on their own screens and papers.
  const words: Record<string, string> = {
    api_key: t`API key`,
    api_secret: t`API secret`,
    api_account: t`API account`,
    client_id: t`Client ID`,
    client_secret: t`Client secret`,
    private_key: t`Private key`,
    customer_code: t`Customer code`,
    password: t`Password`,
    account_number: t`Account number`,
    subscription_code: t`Subscription code`,
    pickup_account: t`Pickup account`,
    sold_to_account: t`Sold-to account`,
  }
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(wanted.map((field) => [field.name, field.is_secret ? '' : (fields[field.name] ?? '')])),
  )
  const [isActive, setIsActive] = useState(account.is_active || isNew)
  const [isLive, setIsLive] = useState(account.is_live || isNew)
  const save = () => send('PUT', courierAccountPath(provider), { ...typed, is_active: isActive, is_live: isLive })
  return (
    <FormDialog title={t`${name} account`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          {wanted.map((field) => {
            const kept = field.is_secret ? fields[field.name] : ''
            return (
              <Field
                key={field.name}
                label={words[field.name] ?? field.name}
                hint={kept ? <Trans>Saved as {kept}. Leave empty to keep it.</Trans> : undefined}
                error={errorOf(field.name)}
              >
                <Input
                  name={field.name}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={200}
                  value={typed[field.name] ?? ''}
                  onChange={(event) => setTyped((before) => ({ ...before, [field.name]: event.target.value }))}
                />
              </Field>
            )
          })}
          <Checkbox
            label={<Trans>Real parcels</Trans>}
            hint={<Trans>Without the tick, {name} is used in its test surroundings, with the keys from there.</Trans>}
            checked={isLive}
            onChange={(event) => setIsLive(event.target.checked)}
          />
          <Checkbox
            label={<Trans>Book with it</Trans>}
            checked={isActive}
            onChange={(event) => setIsActive(event.target.checked)}
          />
          {callbackUrl !== null && (
            <div className="text-sm">
              <p className="font-semibold">
                <Trans>Address for news (webhook)</Trans>
              </p>
              <p className="mb-2 text-ink-soft">
                <Trans>Enter it in {name} so parcel statuses update here automatically.</Trans>
              </p>
              <p className="mb-2 rounded-s bg-sunken px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]">
                {callbackUrl}
              </p>
              <CopyButton text={callbackUrl} label={t`Copy the address for news`} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}
