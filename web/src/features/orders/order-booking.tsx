import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookedSpan } from '../../lib/booked-span.ts'
import { dateTime, money } from '../../lib/format.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'

// What an order books: time on a thing, or somebody's time; it is managed in its calendar.
export function OrderBooking({ order: { rental, appointment, lines } }: { order: SellerOrder }) {
  const { t } = useLingui()
  const lang = useLang()
  const booking = lines.find((line) => line.booking)?.booking
  const staff = lines.find((line) => line.staff)?.staff
  return (
    <>
      {rental && (
        <Section title={t`Rental`}>
          <p className="font-semibold">{bookedSpan(rental.start, rental.end, lang)}</p>
          {booking?.pickup_location && (
            <p className="text-sm break-words">
              <Trans>Pick-up: {booking.pickup_location}</Trans>
            </p>
          )}
          {booking?.return_location && (
            <p className="text-sm break-words">
              <Trans>Return: {booking.return_location}</Trans>
            </p>
          )}
          {booking?.deposit && (
            <p className="text-sm text-ink-soft">
              <Trans>Deposit: {money(booking.deposit)}</Trans>
            </p>
          )}
          <ButtonLink
            className="mt-3"
            to={sellerPaths.rentals({ month: rental.start.slice(0, 7), open: rental.id })}
          >{t`Hand over, take back, extend`}</ButtonLink>
        </Section>
      )}
      {appointment && (
        <Section title={t`Appointment`}>
          <p className="font-semibold">
            {dateTime(appointment.start, lang)} – {appointment.end.slice(11, 16)}
          </p>
          {staff && (
            <p className="text-sm">
              <Trans>with {staff.name}</Trans>
            </p>
          )}
          <ButtonLink
            className="mt-3"
            to={sellerPaths.appointments({ day: appointment.start.slice(0, 10) })}
          >{t`Show this day`}</ButtonLink>
        </Section>
      )}
    </>
  )
}
