import { isAcrossTheSea } from '@kedai/domain/shipping/state-codes.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { cheapestOf } from '../cheapest-way.ts'
import type { OrderInHand } from '../order-in-hand.ts'
import { senOf } from '../totals.ts'

// Sabah, Sarawak and Labuan cost more to reach: said at once, not at the end.
export function FartherAway({ checkout: { shipping, frame, values } }: { checkout: OrderInHand }) {
  const state = frame.states.find(({ code }) => code === values.state)
  const cheapest = cheapestOf(frame)
  const chosen = shipping.methods.find(({ id }) => id === shipping.methodId)
  if (!state || !isAcrossTheSea(state.code) || !chosen || !cheapest || senOf(chosen.price) <= senOf(cheapest))
    return null
  const price = money(chosen.price, frame.shop.currency)
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Sending to {state.name} costs {price}
        </Trans>
      }
    >
      <Trans>
        To Peninsular Malaysia it is from {money(cheapest, frame.shop.currency)}. The total below already has the new
        price.
      </Trans>
    </Notice>
  )
}
