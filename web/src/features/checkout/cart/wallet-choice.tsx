import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type Props = { available: string; paid: Sen; rest: Sen; isChosen: boolean; onChoose: (isChosen: boolean) => void }

// A reseller's wallet pays first; what it does not hold is paid by the way chosen below.
export const WalletChoice = ({ available, paid, rest, isChosen, onChoose }: Props) => (
  <Checkbox
    name="use_wallet"
    className="mb-3"
    label={<Trans>Pay from my wallet, which holds {money(available)}</Trans>}
    hint={
      isChosen &&
      (rest > 0 ? (
        <Trans>
          {money(formatRinggit(paid))} is paid from the wallet; {money(formatRinggit(rest))} is paid by the method
          below.
        </Trans>
      ) : (
        <Trans>{money(formatRinggit(paid))} is paid from the wallet. Nothing else to pay.</Trans>
      ))
    }
    checked={isChosen}
    onChange={({ target }) => onChoose(target.checked)}
  />
)
