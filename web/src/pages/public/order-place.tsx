import type { ItemView } from '@kedai/contracts/items.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, memo, useCallback, useEffect, useRef, useState } from 'react'
import { loadMessages } from '../../lib/i18n.ts'
import { later } from '../../lib/later.tsx'
import { type LazyPart, lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import type { CheckoutProps } from '../../features/checkout/checkout.tsx'
import { orderButton } from '../../features/checkout/order-button.ts'
import { onDocument, watchTyping } from '../../features/checkout/typed-early.ts'

// The order form is drawn with the page, but its script comes only when somebody gets near it or touches the page:
// who only looks does not pay for it.
export const checkoutPart: LazyPart<CheckoutProps> = lazyPart(async () => {
  const [{ Checkout }] = await Promise.all([import('../../features/checkout/checkout.tsx'), loadMessages('checkout')])
  return Checkout
})

// Comes with the form, when the page is used.
const AddButton = later(
  async () => (await import('../../features/cart/add/add-button.tsx')).AddButton,
  <span className="size-11" />,
  'cartButton',
)

type Props = { view: ItemView; heading: ReactNode; onChosen: (id: number | null) => void }

export function OrderPlace({ view, heading, onChosen }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [wantsToOrder, setWantsToOrder] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    checkoutPart.load().catch(() => setHasFailed(true))
  }, [])
  const wake = useCallback(() => setIsLive(true), [])

  useEffect(() => {
    const element = place.current
    if (isLive || !element) return
    const isDrawn = element.querySelector('form') !== null
    const stopWatching = watchTyping(element)
    const stopWaiting = isDrawn ? whenWanted(element, load) : load()
    const press = ({ target }: Event) =>
      target instanceof Element && target.closest(`[${orderButton}]`) && setWantsToOrder(true)
    const stopPressing = onDocument(['click'], press)
    return () => {
      stopWatching()
      stopWaiting?.()
      stopPressing()
    }
  }, [isLive, load])

  return (
    <div ref={place} className="contents lg:block">
      {hasFailed && (
        <Notice tone="danger" title={<Trans>The order form has not arrived</Trans>} className="mb-4">
          <p>
            <Trans>Your connection may have dropped. Your details are still here.</Trans>
          </p>
          <Button className="mt-2" onClick={load}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <Sleeping
        view={view}
        heading={heading}
        onChosen={onChosen}
        onLive={wake}
        isLive={isLive}
        wantsToOrder={isLive && wantsToOrder}
        Aside={AddButton}
      />
    </div>
  )
}

// Until the form is awake nothing new may reach it: React would throw the drawn form away, and what was typed into it.
const Sleeping = memo(
  (props: CheckoutProps & { isLive: boolean }) => (
    <Suspense fallback={<ListSkeleton />}>
      <checkoutPart.Part {...props} />
    </Suspense>
  ),
  (before, after) => !before.isLive && !after.isLive,
)

// Near the screen, or any sign that the page is used.
function whenWanted(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && go(), {
    rootMargin: '0px 0px 40% 0px',
  })
  const stopHearing = onDocument(['pointerdown', 'keydown', 'focusin'], go)
  function stop(): void {
    observer.disconnect()
    stopHearing()
  }
  function go(): void {
    stop()
    act()
  }
  observer.observe(element.querySelector('form')?.firstElementChild ?? element)
  return stop
}
