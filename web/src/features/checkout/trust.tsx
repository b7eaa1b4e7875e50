import type { ItemView } from '@kedai/contracts/items.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans } from '@lingui/react/macro'
import { Link2, ShieldCheck, Store } from 'lucide-react'

// Beside the button: who sells, where the money goes, how the order is found again.
export const Trust = ({ shop }: { shop: ItemView['shop'] }) => (
  <ul className="grid gap-2 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:gap-2">
    <li>
      <Store aria-hidden />
      <span>
        {shop.whatsapp_number ? (
          <Trans>
            Sold by {shop.name}, WhatsApp{' '}
            <span className="whitespace-nowrap">{displayPhone(shop.whatsapp_number)}</span>
          </Trans>
        ) : (
          <Trans>Sold by {shop.name}</Trans>
        )}
      </span>
    </li>
    <li>
      <ShieldCheck aria-hidden />
      <Trans>You pay at the bank or to the seller; this page never asks for a card or a bank password.</Trans>
    </li>
    <li>
      <Link2 aria-hidden />
      <Trans>You get a link to follow the order, without an account.</Trans>
    </li>
  </ul>
)
