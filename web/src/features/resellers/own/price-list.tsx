import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { type ShopPlace, paths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'
import { RetailRange } from './retail-range.tsx'
import { shareLink } from '../../../lib/chat-link.ts'

type Props = { home: ResellerHome; shop: ShopPlace; shopName: string; currency: string }

// What buyers may be told: the public prices and the link. What the reseller himself pays stands on his screen alone.
export function PriceListToShare({ home: { stock, link, area }, shop, shopName, currency }: Props) {
  const { t } = useLingui()
  const told = stock.filter(({ is_out_stock }) => !is_out_stock)
  const text = [
    t`Price list of ${shopName}`,
    ...told.map(({ title, retail_price }) => `• ${title}: ${money(retail_price, currency)}`),
    '',
    t`Order here:`,
    link,
  ].join('\n')
  return (
    <Section
      title={<Trans>Price list</Trans>}
      aside={
        <Link to={paths.area(shop, area, 'products')} className="text-sm">
          <Trans>All products</Trans>
        </Link>
      }
    >
      {stock.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>The shop has nothing to order yet.</Trans>
        </p>
      ) : (
        <>
          <ul className="grid gap-3 text-sm">
            {stock.slice(0, shown).map((product) => (
              <li key={product.product_id} className="flex items-start justify-between gap-3">
                <Link to={paths.areaItem(shop, area, product.view_id)} className="min-w-0">
                  {product.title}
                </Link>
                <span className="shrink-0 text-right">
                  <strong className="whitespace-nowrap tabular-nums">{money(product.price, currency)}</strong>
                  <span className="block text-xs text-ink-soft">
                    <Trans>sells at {money(product.retail_price, currency)}</Trans>
                  </span>
                  <RetailRange product={product} currency={currency} />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-ink-soft">
            <Trans>Only selling prices and your link are shared. Your cost stays private.</Trans>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ButtonAnchor href={shareLink(text)} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden className="size-5" />
              <Trans>Share the list</Trans>
            </ButtonAnchor>
            <CopyButton text={text} label={t`Copy the price list`} />
          </div>
        </>
      )}
    </Section>
  )
}

const shown = 6
