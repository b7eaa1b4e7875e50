import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { CancelConfirm } from './cancel-confirm.tsx'

// How to reach the shop, and the way out while nothing is paid.
export function OrderHelp({ token, order }: { token: string; order: BuyerOrder }) {
  const { shop, actions } = order
  return (
    <Section title={<Trans>Questions about this order?</Trans>}>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {shop.whatsapp_link && (
          <ButtonAnchor href={shop.whatsapp_link} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden className="size-5" />
            <Trans>Ask {shop.name} on WhatsApp</Trans>
          </ButtonAnchor>
        )}
        {shop.email && (
          <ButtonAnchor href={`mailto:${shop.email}?subject=${encodeURIComponent(order.order_no)}`}>
            <Trans>E-mail the shop</Trans>
          </ButtonAnchor>
        )}
        {actions.cancel.allowed && <Cancel token={token} />}
      </div>
      <p className="mt-3 text-xs text-ink-soft">
        <Trans>Keep this link private. Anyone who has it can view this order.</Trans>
      </p>
    </Section>
  )
}

function Cancel({ token }: { token: string }) {
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = (refusal: string | null) => {
    setAsked(false)
    setProblem(refusal)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      {problem && <Notice tone="danger" title={problem} className="w-full" />}
      {asked && <CancelConfirm token={token} onClose={close} />}
    </>
  )
}
