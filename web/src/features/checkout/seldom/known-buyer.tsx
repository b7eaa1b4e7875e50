import { buyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { buyerOf } from '../buyer-memory.ts'
import { asksAddress } from '../frame.ts'
import type { OrderInHand } from '../order-in-hand.ts'

// Who ordered here before, offered once to an empty form. Only what is still empty is filled in.
export function KnownBuyer({ checkout }: { checkout: OrderInHand }) {
  const { frame, values, edit } = checkout
  const memory = buyerOf(frame.shop.username)
  const [known] = useState(() => memory.read())
  const asked = asksAddress(frame) ? buyerFields : (['name', 'phone', 'email'] as const)
  const missing = asked.filter((field) => field !== 'country' && values[field].trim() === '' && known?.[field])
  const [answer, setAnswer] = useState<'none' | 'used' | 'forgotten'>(missing.length > 0 ? 'none' : 'forgotten')
  if (answer === 'forgotten' || !known) return null
  if (answer === 'used')
    return (
      <p role="status" className="text-sm text-ink-soft">
        <Trans>Your details are filled in below.</Trans>
      </p>
    )
  const fill = () => {
    const filled = Object.fromEntries(missing.map((field) => [field, known[field]]))
    // Its town and state are known as well, so they are not looked up.
    edit({ ...filled, ...(filled.postcode && { filledFor: filled.postcode, country: known.country ?? 'MY' }) })
    setAnswer('used')
  }
  const forget = () => {
    memory.clear()
    setAnswer('forgotten')
  }
  return (
    <Notice tone="info" title={<Trans>Use your details of last time?</Trans>}>
      <p className="text-sm [overflow-wrap:anywhere]">
        {missing
          .map((field) => (field === 'state' ? stateOf(frame, known.state) : known[field]))
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="mt-1 text-xs text-ink-soft">
        <Trans>Saved on this device only.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={fill}>
          <Trans>Use them</Trans>
        </Button>
        <Button variant="quiet" onClick={forget}>
          <Trans>Forget them</Trans>
        </Button>
      </div>
    </Notice>
  )
}

const stateOf = ({ states }: OrderInHand['frame'], code: string | undefined): string | undefined =>
  states.find((state) => state.code === code)?.name
