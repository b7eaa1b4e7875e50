import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'
import { addressLines } from './address-lines.ts'
import { useCopy } from './use-copy.ts'

// Who bought, how to reach them, and where the parcel goes: one press copies the label.
export function OrderBuyer({ order: { buyer, ships, pickup, customer } }: { order: SellerOrder }) {
  const { t } = useLingui()
  const copy = useCopy()
  const address = addressLines(buyer)
  return (
    <Section title={t`Buyer`}>
      <p className="font-semibold break-words">{buyer.name}</p>
      <p className="text-sm text-ink-soft">{displayPhone(buyer.phone)}</p>
      {buyer.email && <p className="text-sm break-all text-ink-soft">{buyer.email}</p>}
      {customer && (
        <p className="mt-1 text-sm">
          <Link to={sellerPaths.customer(customer.id)}>
            {customer.orders > 1 ? (
              <Plural value={customer.orders} one="# order of this customer" other="# orders of this customer" />
            ) : (
              <Trans>First order of this customer</Trans>
            )}
          </Link>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonAnchor href={buyer.whatsapp_link} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor href={`tel:${buyer.phone}`}>
          <Phone aria-hidden className="size-5" />
          <Trans>Call</Trans>
        </ButtonAnchor>
        {buyer.email && (
          <ButtonAnchor href={`mailto:${buyer.email}`}>
            <Mail aria-hidden className="size-5" />
            <Trans>E-mail</Trans>
          </ButtonAnchor>
        )}
      </div>
      {pickup && (
        <div className="mt-4 border-t border-line pt-4 text-sm">
          <p className="font-semibold">
            <Trans>Collects at</Trans>
          </p>
          <p className="break-words whitespace-pre-line">{pickup}</p>
        </div>
      )}
      {ships && address.length > 0 && (
        <div className="mt-4 flex items-start justify-between gap-2 border-t border-line pt-4">
          <address className="min-w-0 text-sm break-words not-italic">
            {address.map((line) => (
              <span key={line} className="block whitespace-pre-line">
                {line}
              </span>
            ))}
          </address>
          <IconButton
            label={t`Copy name, phone and address`}
            onClick={() => void copy([buyer.name, displayPhone(buyer.phone), ...address].join('\n'))}
          >
            <Copy aria-hidden />
          </IconButton>
        </div>
      )}
    </Section>
  )
}
