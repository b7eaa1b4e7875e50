import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { lesser, subtract } from '@kedai/domain/money/sen.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { senOf } from '../totals.ts'

// A reseller's wallet pays first; what it does not hold is paid by the way chosen below.
export function WalletChoice({ checkout, available }: { checkout: OrderInHand; available: string }) {
  const { values, totals, edit } = checkout
  const paid = lesser(totals.total, senOf(available))
  const rest = subtract(totals.total, paid)
  return (
    <Checkbox
      name="use_wallet"
      className="mb-3"
      label={<Trans>Pay from my wallet, which holds {money(available)}</Trans>}
      hint={
        values.useWallet &&
        (rest > 0 ? (
          <Trans>
            {money(formatRinggit(paid))} comes out of the wallet; {money(formatRinggit(rest))} is paid as chosen below.
          </Trans>
        ) : (
          <Trans>{money(formatRinggit(paid))} comes out of the wallet; nothing else is to pay.</Trans>
        ))
      }
      checked={values.useWallet ?? false}
      onChange={({ target }) => edit({ useWallet: target.checked })}
    />
  )
}
