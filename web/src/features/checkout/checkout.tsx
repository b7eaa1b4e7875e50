import type { ItemView } from '@kedai/contracts/items.ts'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Want } from '../../product-types/buyer-choice.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { ItemSection } from './item-section.tsx'
import { useCheckout } from './use-checkout.ts'

export type CheckoutProps = {
  view: ItemView
  heading: ReactNode
  // Which of `items[]` is chosen, for the price above.
  onChosen: (id: number | null) => void
  onLive: () => void
  // The button was pressed before the form was awake.
  wantsToOrder: boolean
  // Stands beside the button that orders.
  Aside?: ComponentType<AsideProps>
}

export type AsideProps = { view: ItemView; wants: readonly Want[] }

export function Checkout({ view, heading, onChosen, onLive, wantsToOrder, Aside }: CheckoutProps) {
  const checkout = useCheckout(view)
  const { isLive, submit } = checkout
  const chosen = checkout.values.wants[0]?.id ?? null
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => onChosen(chosen), [chosen, onChosen])
  useEffect(() => {
    if (isLive) onLive()
  }, [isLive, onLive])
  useEffect(() => {
    if (wantsToOrder) latest.current()
  }, [wantsToOrder])
  return (
    <CheckoutForm
      checkout={checkout}
      heading={heading}
      bought={<ItemSection checkout={checkout} />}
      aside={Aside && <Aside view={view} wants={checkout.values.wants} />}
      className="contents lg:block"
    />
  )
}
