import type { ProductRow, ProductStatus } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice.tsx'

// On sale, draft or archived.
export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useLingui()
  const looks = {
    published: { tone: 'good', word: t`On sale` },
    draft: { tone: 'neutral', word: t`Draft` },
    archived: { tone: 'warn', word: t`Archived` },
  } satisfies Record<ProductStatus, { tone: Tone; word: ReactNode }>
  return <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
}

// Sold out is red, a few left is gold, the rest is a number.
export function StockWord({
  product: { stock, is_out_stock, variations, low_variations },
}: {
  product: Pick<ProductRow, 'stock' | 'is_out_stock' | 'variations' | 'low_variations'>
}) {
  if (is_out_stock) {
    return (
      <Badge tone="danger">
        <Trans>Sold out</Trans>
      </Badge>
    )
  }
  const count = stock === null ? <Trans>not counted</Trans> : stock
  if (low_variations === 0)
    return <span className={stock === null ? 'text-ink-faint md:whitespace-nowrap' : undefined}>{count}</span>
  return (
    <span className="md:inline-flex md:flex-row-reverse md:items-center md:gap-1.5">
      {count}{' '}
      <Badge tone="warn">
        {variations > 1 ? <Plural value={low_variations} one="# low" other="# low" /> : <Trans>Running low</Trans>}
      </Badge>
    </span>
  )
}
