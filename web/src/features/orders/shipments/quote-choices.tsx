import type { ShipmentQuote } from '@kedai/contracts/courier-accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'

type Props = { quotes: readonly ShipmentQuote[]; chosen: number; onChoose: (at: number) => void }

// Prices side by side, the cheapest first; the shop's own are told apart from what couriers say.
export function QuoteChoices({ quotes, chosen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">
        <Trans>Courier and price</Trans>
      </legend>
      {quotes.map(({ courier, service, name, price, days, provider }, at) => (
        <label
          key={`${provider ?? ''} ${service} ${price ?? ''}`}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-m border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="quote"
            className="size-5 shrink-0"
            checked={at === chosen}
            onChange={() => onChoose(at)}
          />
          <span className="min-w-0 flex-1 text-sm">
            <strong className="block">{courier}</strong>
            <span className="block break-words text-ink-soft">
              {[name === courier ? '' : name, days ? t`${days} days` : '', provider === null ? t`your own price` : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {price === null ? (
            <span className="shrink-0 text-sm text-ink-soft">{t`no rate provided`}</span>
          ) : (
            <strong className="shrink-0">{money(price)}</strong>
          )}
        </label>
      ))}
    </fieldset>
  )
}
