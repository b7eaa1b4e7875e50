import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { later } from '../../lib/later.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { buyerOf } from './buyer-memory.ts'
import { BuyerSection } from './buyer-section.tsx'
import { Consent } from './consent.tsx'
import { CouponSection } from './coupon-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { asksAddress } from './frame.ts'
import { ErrorSummary } from './error-summary.tsx'
import { NotesSection } from './notes-section.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ShippingSection } from './shipping-section.tsx'
import { TotalSpoken } from './total-spoken.tsx'
import { TotalsSlip } from './totals-slip.tsx'
import { Trust } from './trust.tsx'
import type { OrderInHand } from './order-in-hand.ts'

// Seldom: who comes back after an order.
const PlacedBefore = later(
  async () => (await import('./seldom/earlier-order.tsx')).PlacedBefore,
  <Skeleton className="h-20 w-full" />,
  'seldom',
)

// Who comes back to a shop on the same device.
const KnownBuyer = later(
  async () => (await import('./seldom/known-buyer.tsx')).KnownBuyer,
  <Skeleton className="h-32 w-full" />,
  'seldom',
)

type Props = {
  checkout: OrderInHand
  heading: ReactNode
  // The section of what is bought.
  bought: ReactNode
  // A second button, beside the one that orders.
  aside?: ReactNode
  className?: string
}

// An order form: sections, sum, button. It posts nothing by itself: before the script has come the button is not one
// that sends, and a browser that sends all the same does not put what was typed into the address.
export function CheckoutForm({ checkout, heading, bought, aside, className }: Props) {
  const { frame, form, submit, order, isLive } = checkout
  const knows = isLive && frame.forOther !== true && buyerOf(frame.shop.username).read() !== null
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      onKeyDown={moveOnByEnter}
      aria-labelledby="order-heading"
      className={className}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-5">
        {heading}
        {order.earlier && order.outcome.type !== 'success' && (
          <PlacedBefore placed={order.earlier} onDismiss={order.forgetEarlier} />
        )}
        {knows && order.outcome.type !== 'success' && <KnownBuyer checkout={checkout} />}
        <ErrorSummary checkout={checkout} />
        <Accordion>
          {bought}
          <BuyerSection checkout={checkout} />
          {asksAddress(frame) && <ShippingSection checkout={checkout} />}
          <PaymentSection checkout={checkout} />
          <CouponSection checkout={checkout} />
          <NotesSection checkout={checkout} />
        </Accordion>
        {checkout.pieces > 0 && <TotalsSlip checkout={checkout} />}
        <Consent checkout={checkout} />
        <OrderOutcome checkout={checkout} />
        <Trust shop={frame.shop} />
        <TotalSpoken checkout={checkout} />
      </div>
      <OrderBar checkout={checkout} aside={aside} />
    </form>
  )
}

// Enter in a line of text leads to the next field, as the key on a phone says; only the button orders.
function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (
    event.key !== 'Enter' ||
    event.defaultPrevented ||
    !(target instanceof HTMLInputElement) ||
    ['checkbox', 'radio', 'file'].includes(target.type)
  )
    return
  event.preventDefault()
  const fields = [...currentTarget.elements].filter(
    (element): element is HTMLElement =>
      element.matches('input, select, textarea') && element instanceof HTMLElement && element.offsetParent !== null,
  )
  fields[fields.indexOf(target) + 1]?.focus()
}
