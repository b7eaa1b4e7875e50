import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { shareLink } from '../../lib/chat-link.ts'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Section } from '../../ui/page.tsx'

// The page is behind a secret link that nobody can be asked for again: how to keep it, and where to go on from here.
export function OrderKeep({ token, order }: { token: string; order: BuyerOrder }) {
  const { t } = useLingui()
  const { order_no: orderNo, shop } = order
  const shopName = shop.name
  const place = useShopPlace(shop.username)
  const url = `${useSite().publicUrl}${paths.order(token)}`
  return (
    <Section title={<Trans>Save this page</Trans>}>
      <p className="mb-3 text-sm text-ink-soft">
        <Trans>Track your order here. Send yourself the link so you can find it again.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonAnchor
          href={shareLink(`${t`My order ${orderNo} at ${shopName}:`}\n${url}`)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Send to my own WhatsApp</Trans>
        </ButtonAnchor>
        <CopyButton text={url} label={t`Copy the link to this order`} />
      </div>
      <ButtonLink to={paths.storefront(place)} variant="quiet" className="mt-3">
        <Trans>See more from {shopName}</Trans>
      </ButtonLink>
    </Section>
  )
}
