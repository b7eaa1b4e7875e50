import type { ShownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { CourierProvider } from '../../../integrations/couriers/courier.ts'
import type { CredentialField, OpenAccount } from '../../../integrations/payments/gateway.ts'
import type { Deps } from '../../../platform/deps.ts'
import { say } from '../../../platform/errors/message.ts'
import { accountTexts, notes } from './messages.ts'
import type { AccountRow } from './queries/accounts.ts'

export type Credentials = Readonly<Record<string, string>>
type Whose = Pick<AccountRow, 'shop_id' | 'provider'>

const stored = z.record(z.string(), z.string())
const mask = '••••'

/** Null: they do not open, the secret that sealed them is gone. */
export function openCredentials(
  { sealing }: Pick<Deps, 'sealing'>,
  row: Whose & Pick<AccountRow, 'credentials'>,
): Credentials | null {
  if (row.credentials === null) return {}
  const opened = sealing.open(row.credentials, aboutOf(row))
  return opened && stored.parse(JSON.parse(opened.plain))
}

export const sealCredentials = (
  { sealing }: Pick<Deps, 'sealing'>,
  whose: Whose,
  credentials: Credentials,
): Buffer | null =>
  Object.keys(credentials).length === 0 ? null : sealing.seal(JSON.stringify(credentials), aboutOf(whose))

/** An account as its courier takes it; null where its credentials do not open. */
export function openAccount(deps: Pick<Deps, 'sealing'>, row: AccountRow): OpenAccount | null {
  const credentials = openCredentials(deps, row)
  return credentials && { name: `${row.account_key}.${row.updated_at.getTime()}`, isLive: row.is_live, credentials }
}

/** Whether a value is what we showed of a secret, sent back as it was. */
export const isMasked = (value: string): boolean => value.startsWith(mask)

const maskedSecret = (value: string): string => (value.length < 12 ? mask : `${mask}${value.slice(-4)}`)

/** Where a courier reports to. */
export const reportAddress = (
  { config }: Pick<Deps, 'config'>,
  { provider, account_key }: Pick<AccountRow, 'provider' | 'account_key'>,
): string => `${config.publicUrl}/webhooks/couriers/${provider}/${account_key}`

/** An account as its seller sees it: no secret is in it. */
export function presentAccount(
  deps: Pick<Deps, 'sealing' | 'config'>,
  courier: CourierProvider,
  row: AccountRow | undefined,
  lang: Lang,
): ShownCourierAccount {
  const { provider, fields } = courier
  const name = courierProviderName(provider)
  const opened = row && openCredentials(deps, row)
  const shown = ({ name: field, isSecret }: CredentialField) => {
    const value = opened?.[field] ?? ''
    return [field, value !== '' && isSecret ? maskedSecret(value) : value] as const
  }
  return {
    provider,
    name,
    is_active: row?.is_active ?? false,
    is_live: row?.is_live ?? false,
    fields: Object.fromEntries(fields.map(shown)),
    wanted: fields.map(({ name: field, isSecret }) => ({ name: field, is_secret: isSecret })),
    services: courier.services.map(({ code, name: called }) => ({ code, name: called })),
    can: {
      quote: courier.quotes !== null,
      label: courier.label !== null,
      track: courier.track !== null,
      cancel: courier.cancel !== null,
    },
    note: say(notes[provider], lang),
    callback_url: row ? reportAddress(deps, row) : null,
    last_ok_at: row?.last_ok_at ? formatTime(row.last_ok_at) : null,
    problem: row && !opened ? say(accountTexts.notOpen, lang, { name }) : (row?.problem ?? null),
  }
}

// A row that is copied into another shop, or under another courier, does not open.
const aboutOf = ({ shop_id, provider }: Whose): string => `courier account ${shop_id} ${provider}`
