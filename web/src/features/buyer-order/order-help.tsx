import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { cancelOrder, orderQuery } from './api.ts'

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
        <Trans>Keep this link to yourself: whoever has it can see this order.</Trans>
      </p>
    </Section>
  )
}

function Cancel({ token }: { token: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = async () => {
    setBusy(true)
    const answer = await cancelOrder(token)
    setBusy(false)
    setAsked(false)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok && answer.message) toast(answer.message)
    await queryClient.invalidateQueries({ queryKey: orderQuery(token).queryKey })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      {problem && <Notice tone="danger" title={problem} className="w-full" />}
      <Confirm
        open={asked}
        title={t`Cancel this order?`}
        confirmLabel={t`Yes, cancel the order`}
        isDangerous
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsked(false)}
      >
        <Trans>Your goods go back to the shelf and somebody else may buy them. If you have already transferred money, do not cancel: send the slip instead.</Trans>
      </Confirm>
    </>
  )
}
