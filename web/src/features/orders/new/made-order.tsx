import type { MadeOrder } from '@kedai/contracts/new-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { useCopy } from '../use-copy.ts'

// The order is saved: its link goes to the buyer now, as it is shown to the shop this once.
export function Made({ made, onNext }: { made: MadeOrder; onNext: () => void }) {
  const { t } = useLingui()
  const copy = useCopy()
  const { order_no: orderNo, totals } = made
  return (
    <Section title={t`Order ${orderNo} · ${money(totals.total)}`}>
      <p className="mb-4">
        <Trans>The items are held for the buyer. Send the link: they check the order and pay there.</Trans>
      </p>
      <p className="mb-4 rounded bg-sunken p-3 font-mono text-sm wrap-anywhere">{made.order_url}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonAnchor variant="primary" href={made.whatsapp_url} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Send by WhatsApp</Trans>
        </ButtonAnchor>
        <Button onClick={() => void copy(made.order_url)}>
          <Trans>Copy the link</Trans>
        </Button>
        <ButtonLink to={sellerPaths.order(orderNo)}>
          <Trans>Open the order</Trans>
        </ButtonLink>
        <Button variant="quiet" onClick={onNext}>
          <Trans>Another order</Trans>
        </Button>
      </div>
    </Section>
  )
}
