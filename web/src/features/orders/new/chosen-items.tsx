import type { NewOrderQuote } from '@kedai/contracts/new-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import type { NewOrderState } from './new-order-state.ts'

type Props = {
  state: NewOrderState
  quote: NewOrderQuote | undefined
  errors: Partial<Record<string, string>>
  set: (change: Partial<NewOrderState>) => void
}

export function ChosenItems({ state: { chosen }, quote, errors, set }: Props) {
  const { t } = useLingui()
  if (chosen.length === 0)
    return (
      <p className="mb-4 text-ink-soft">
        <Trans>What did the buyer ask for? Add the items, and the price follows.</Trans>
      </p>
    )
  return (
    <ul className="mb-4 grid">
      {chosen.map(({ item, quantity }, at) => {
        const line = quote?.lines.find((one) => one.variation_id === item.variation_id)
        const problem = errors[`items.${at}.quantity`] ?? errors[`items.${at}.variation_id`]
        const { title, options } = item
        return (
          <li
            key={item.variation_id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 first:pt-0"
          >
            <span className="min-w-40 flex-1">
              <span className="block font-semibold wrap-anywhere">{title}</span>
              <span className="block text-sm text-ink-soft">
                {[options, money(line?.unit_price ?? item.price)].filter(Boolean).join(' · ')}
              </span>
              {problem && <span className="block text-sm text-danger">{problem}</span>}
            </span>
            <Quantity
              label={t`Quantity of ${title}`}
              value={quantity}
              min={1}
              max={100_000}
              step={1}
              onChange={(next) =>
                set({ chosen: chosen.map((one) => (one.item === item ? { ...one, quantity: next } : one)) })
              }
            />
            <IconButton
              label={t`Take ${title} away`}
              onClick={() => set({ chosen: chosen.filter((one) => one.item !== item) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
