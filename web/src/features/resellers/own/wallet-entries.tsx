import type { ResellerWallet } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { StateWord } from './state-word.tsx'
import { commissionWords, kindWords } from './words.ts'

// The movements of a wallet, newest first.
export function WalletEntries({ entries }: Pick<ResellerWallet, 'entries'>) {
  const { i18n } = useLingui()
  const lang = useLang()
  if (entries.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No transactions yet. Commission from orders through your link is listed here.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-4 text-sm">
      {entries.map(({ kind, amount, state, ref, note, at }, place) => (
        <li key={`${ref} ${kind} ${place}`} className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <strong>{i18n._(kindWords[kind])}</strong>
            <span className="text-xs text-ink-soft">
              {[ref, note, dateTime(at, lang)].filter((part) => part !== '').join(' · ')}
            </span>
            {ofCommission.has(kind) && (
              <span>
                <StateWord of={commissionWords[state]} />
              </span>
            )}
          </div>
          <strong className="whitespace-nowrap tabular-nums">{money(amount)}</strong>
        </li>
      ))}
    </ul>
  )
}

// The state of other money says nothing that its kind does not.
const ofCommission = new Set<string>(['commission', 'override', 'reversal', 'payout', 'payout_returned'])
