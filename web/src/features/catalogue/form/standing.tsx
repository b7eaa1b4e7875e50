import { isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { dateTime } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { type SellerType, sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { StatusBadge } from '../list/product-badges.tsx'
import { ChangeLog } from '../log/change-log.tsx'

// How the product stands: on sale or not, its link, how it does.
export function Standing({ product }: { product: SellerProduct }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>On sale?</Trans>} aside={<StatusBadge status={product.status} />}>
      {product.status === 'published' ? (
        <div className="grid gap-3">
          <p className="rounded-m bg-sunken px-3 py-2 text-xs break-all">
            {product.share_url.replace(/^https?:\/\//, '')}
          </p>
          <div className="flex flex-wrap gap-2 *:flex-auto">
            <CopyButton text={product.share_url} label={t`Copy the product’s link`} />
            <ButtonAnchor href={product.share_url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-4" />
              <Trans>See it as a buyer</Trans>
            </ButtonAnchor>
          </div>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          {product.status === 'draft' ? (
            <Trans>Only you see a draft. Publish it to get a link to share.</Trans>
          ) : (
            <Trans>Archived products cannot be bought. Past orders are not affected.</Trans>
          )}
        </p>
      )}
      <FollowLink product={product} />
      <dl className="mt-4 grid grid-cols-2 gap-2 text-center text-xs text-ink-soft">
        <Fact label={t`Sold`} value={product.sold} />
        <Fact label={t`Seen`} value={product.view_counter} />
      </dl>
      <p className="mt-3 text-xs text-ink-soft">
        <Trans>Saved {dateTime(product.updated_at, currentLang())}</Trans>
      </p>
      <ChangeLog product={product} />
    </Section>
  )
}

function FollowLink({ product }: { product: SellerProduct }) {
  const { i18n } = useLingui()
  const name = product.item_type
  const type: SellerType | null = isProductTypeName(name) ? sellerTypes[name] : null
  if (!type?.follow) return null
  const { Picture, follow } = type
  return (
    <ButtonLink to={follow.to(product)} className="mt-3 w-full">
      <Picture aria-hidden className="size-5" />
      {i18n._(follow.label)}
    </ButtonLink>
  )
}

const Fact = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end rounded-m bg-sunken px-1 py-2">
    <dt>{label}</dt>
    <dd className="text-lg font-bold text-ink">{value}</dd>
  </div>
)
