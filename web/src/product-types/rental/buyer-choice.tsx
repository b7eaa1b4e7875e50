import type { ItemRental } from '@kedai/contracts/rentals.ts'
import type { BuyerChoiceProps } from '../buyer-choice.ts'
import { QuantityChoice } from '../quantity-choice.tsx'
import { useOneUnit } from '../use-one-unit.ts'
import { Answer } from './booking/answer.tsx'
import { Calendar } from './booking/calendar.tsx'
import { Extras } from './booking/extras.tsx'
import { Hours } from './booking/hours.tsx'
import { Lengths } from './booking/lengths.tsx'
import { Terms } from './booking/terms.tsx'
import { useBooking } from './booking/use-booking.ts'

export const RentalChoice = (props: BuyerChoiceProps) =>
  props.view.item_rental && <Booking {...props} rental={props.view.item_rental} />

// Days, units, extras and places; whether it is free is for the server to say.
function Booking({ rental, ...props }: BuyerChoiceProps & { rental: ItemRental }) {
  const { view, wants, onChange, errors } = props
  const { typed, change, found, retry, today } = useBooking(props, rental)
  useOneUnit(props, retry)
  const [unit] = view.items
  const { currency } = view.shop
  return (
    <div className="grid gap-5">
      <Terms rental={rental} currency={currency} />
      <Calendar
        rental={rental}
        today={today}
        value={typed}
        onChange={change}
        hint={null}
        error={typeof errors.dateRange === 'string' ? errors.dateRange : null}
      />
      <Lengths rental={rental} value={typed} onChange={change} />
      {rental.frequency === 'hourly' && typed.from !== '' && <Hours rental={rental} typed={typed} onChange={change} />}
      {unit && rental.quantity > 1 && (
        <QuantityChoice
          unit={{ ...unit, max_purchase_qty: rental.quantity }}
          quantity={wants[0]?.quantity ?? 1}
          onChange={(quantity) => onChange([{ id: unit.id, quantity }])}
          error={errors.quantity}
        />
      )}
      <Extras rental={rental} typed={typed} currency={currency} onChange={change} errors={errors} />
      <Answer found={found} retry={retry} rental={rental} typed={typed} currency={currency} />
    </div>
  )
}
