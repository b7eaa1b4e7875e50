import type { ServiceView } from '@kedai/contracts/service-forms.ts'
import type { BuyerChoiceProps } from '../buyer-choice.ts'
import { QuantityChoice } from '../quantity-choice.tsx'
import { useOneUnit } from '../use-one-unit.ts'
import { Days } from './booking/days.tsx'
import { About } from './booking/about.tsx'
import { Slots } from './booking/slots.tsx'
import { Staff } from './booking/staff.tsx'
import { useAppointment } from './booking/use-appointment.ts'

export const ServiceChoice = (props: BuyerChoiceProps) =>
  props.view.item.service && <Appointment {...props} service={props.view.item.service} />

// Who, on which day, at what time; with how many places are left.
function Appointment({ service, ...props }: BuyerChoiceProps & { service: ServiceView }) {
  const { view, wants, onChange, errors } = props
  const { typed, change, days, slots, isLoading, failure, retry, weeks } = useAppointment(props, service)
  useOneUnit(props, retry)
  const [unit] = view.items
  return (
    <div className="grid gap-5">
      <About service={service} />
      <Staff
        service={service}
        value={typed.staff}
        onChange={(staff) => change({ staff, slot: '' })}
        error={errors.staff}
      />
      {unit && service.capacity > 1 && (
        <QuantityChoice
          unit={{ ...unit, max_purchase_qty: service.capacity }}
          quantity={wants[0]?.quantity ?? 1}
          onChange={(quantity) => onChange([{ id: unit.id, quantity }])}
          error={errors.quantity}
        />
      )}
      <Days
        days={days}
        value={typed.day}
        onChange={(day) => change({ day, slot: '' })}
        weeks={weeks}
        state={{ isLoading, failure, retry }}
      />
      <Slots
        slots={slots}
        needed={wants[0]?.quantity ?? 1}
        isClass={service.capacity > 1}
        value={typed.slot}
        onChange={(slot) => change({ slot })}
        error={typeof errors.slot === 'string' ? errors.slot : null}
        hasDay={typed.day !== ''}
      />
    </div>
  )
}
