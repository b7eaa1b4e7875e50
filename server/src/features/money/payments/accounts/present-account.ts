import type { ShownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { basisPoints, formatPercent } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { CredentialField, PaymentProvider } from '../../../../integrations/payments/gateway.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { accountTexts } from './messages.ts'
import { openCredentials } from './open-account.ts'

const mask = '••••'

/** Whether a value is what we showed of a secret, sent back as it was. */
export const isMasked = (value: string): boolean => value.startsWith(mask)

// So little of a key that it tells two apart and helps nobody.
const maskedSecret = (value: string): string => (value.length < 12 ? mask : `${mask}${value.slice(-4)}`)

/** An account as its seller sees it: no secret is in it. `row` undefined: the shop has none with this provider. */
export function presentAccount(
  deps: Pick<Deps, 'sealing' | 'config'>,
  { provider, fields, refund }: PaymentProvider,
  row: AccountRow | undefined,
  lang: Lang,
): ShownPaymentAccount {
  const name = providerName(provider)
  const opened = row && openCredentials(deps, row)
  const shown = ({ name: field, isSecret }: CredentialField) => {
    const value = opened?.credentials[field] ?? ''
    return [field, value !== '' && isSecret ? maskedSecret(value) : value] as const
  }
  return {
    provider,
    name,
    is_active: row?.is_active ?? false,
    is_live: row?.is_live ?? false,
    fields: Object.fromEntries(fields.map(shown)),
    wanted: fields.map(({ name: field, isSecret, oneOf = [] }) => ({
      name: field,
      is_secret: isSecret,
      one_of: [...oneOf],
    })),
    can_refund: refund !== null,
    fee_percent: row?.fee_bp == null ? null : formatPercent(basisPoints(row.fee_bp)),
    fee_fixed: row?.fee_fixed_sen == null ? null : formatRinggit(sen(row.fee_fixed_sen)),
    callback_url: row ? `${deps.config.publicUrl}/webhooks/payments/${provider}/${row.account_key}` : null,
    last_ok_at: row?.last_ok_at ? formatTime(row.last_ok_at) : null,
    problem: row && !opened ? say(accountTexts.notOpen, lang, { name }) : (row?.problem ?? null),
  }
}
