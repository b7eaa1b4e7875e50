import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { passesMidnight } from '@kedai/domain/rentals/hours.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { useRates } from './rates.ts'

// What it costs and what holds for every booking, before the days.
export function Terms({ rental, currency }: { rental: ItemRental; currency: string }) {
  const rates = useRates()
  const { frequency, min_periods: min, max_periods: max, opens, closes, deposit, late_fee: late } = rental
  const [shortest, longest] = [rates.length(frequency, min), max === null ? '' : rates.length(frequency, max)]
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      <li className="text-base font-semibold text-ink">
        {money(rental.price, currency)} {rates.per(frequency)}
      </li>
      {min > 1 && (
        <li>
          <Trans>At least {shortest}.</Trans>
        </li>
      )}
      {max !== null && (
        <li>
          <Trans>At most {longest}.</Trans>
        </li>
      )}
      {opens !== null && closes !== null && (
        <li>
          {passesMidnight(rental) ? (
            <Trans>
              Pick-up and return between {opens} and {closes} the next day.
            </Trans>
          ) : (
            <Trans>
              Pick-up and return between {opens} and {closes}.
            </Trans>
          )}
        </li>
      )}
      {deposit !== null && (
        <li>
          <Trans>A deposit of {money(deposit, currency)} is paid at pick-up and refunded on return.</Trans>
        </li>
      )}
      {late !== null && (
        <li>
          <Trans>Returned late: {money(late, currency)} for each day begun.</Trans>
        </li>
      )}
    </ul>
  )
}
