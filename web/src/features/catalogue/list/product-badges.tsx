import type { ProductRow, ProductStatus } from '@kedai/contracts/seller-products.ts'
import { lowStock } from '@kedai/domain/catalogue/stock.ts'
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
export function StockWord({ product: { stock, is_out_stock, variations } }: { product: Pick<ProductRow, 'stock' | 'is_out_stock' | 'variations'> }) {
  if (is_out_stock) {
    return (
      <Badge tone="danger">
        <Trans>Sold out</Trans>
      </Badge>
    )
  }
  if (stock === null) {
    return (
      <span className="text-ink-faint">
        <Trans>not counted</Trans>
      </span>
    )
  }
  if (stock <= lowStock * variations) {
    return (
      <Badge tone="warn">
        <Plural value={stock} one="# left" other="# left" />
      </Badge>
    )
  }
  return <>{stock}</>
}
