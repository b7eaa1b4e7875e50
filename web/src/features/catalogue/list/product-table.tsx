import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Found } from '../../../ui/admin/found.tsx'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { ProductActions } from './product-actions.tsx'
import { StatusBadge, StockWord } from './product-badges.tsx'

type Props = {
  rows: ProductRow[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  // On a phone tick boxes are shown once they are asked for.
  isChoosing: boolean
}

// Products: a table on a desk, cards on a phone; each leads to its form.
export function ProductTable({ rows, selected, onSelect, isChoosing }: Props) {
  const { t } = useLingui()
  const columns: Column<ProductRow>[] = [
    {
      key: 'product',
      header: t`Product`,
      phone: 'title',
      cell: (product) => (
        <span className="flex items-center gap-3 max-md:pr-7">
          <Thumbnail product={product} />
          <span className="grid min-w-0 flex-1 gap-0.5 md:gap-1">
            <span className="truncate font-semibold md:line-clamp-2 md:max-w-md md:whitespace-normal">
              <Found text={product.title} />
            </span>
            <span className="max-md:hidden">
              <Units product={product} />
            </span>
            <PhoneFacts product={product} />
          </span>
        </span>
      ),
    },
    { key: 'price', header: t`Price`, phone: 'hidden', cell: (product) => <Prices product={product} /> },
    {
      key: 'stock',
      header: t`Stock`,
      align: 'end',
      phone: 'hidden',
      cell: (product) => <StockWord product={product} />,
    },
    { key: 'status', header: t`Status`, phone: 'hidden', cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'sold', header: t`Sold`, align: 'end', phone: 'hidden', cell: ({ sold }) => sold },
    {
      key: 'actions',
      header: <span className="sr-only">{t`Actions`}</span>,
      align: 'end',
      phone: 'corner',
      cell: (product) => (
        <span className="max-md:absolute max-md:top-1/2 max-md:right-0.5 max-md:z-10 max-md:-translate-y-1/2">
          <ProductActions product={product} />
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t`Products`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => sellerPaths.product(String(id))}
      selected={selected}
      isChoosing={isChoosing}
      onSelect={onSelect}
    />
  )
}

const Thumbnail = ({ product: { image } }: { product: ProductRow }) =>
  image ? (
    <img
      src={image}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-12 shrink-0 rounded-m border border-line bg-sunken object-cover"
    />
  ) : (
    <span className="grid size-12 shrink-0 place-items-center rounded-m border border-dashed border-line-strong text-ink-faint">
      <ImageOff aria-hidden className="size-5" />
    </span>
  )

const Units = ({ product: { variations } }: { product: ProductRow }) =>
  variations > 1 ? (
    <span className="text-xs font-normal text-ink-soft">
      <Plural value={variations} one="# variation" other="# variations" />
    </span>
  ) : null

// What is usual is not said: on sale, and enough of it.
const PhoneFacts = ({ product }: { product: ProductRow }) => (
  <span className="flex items-center gap-2 overflow-hidden text-sm font-normal whitespace-nowrap md:hidden [&_s]:hidden">
    <Prices product={product} />
    {product.status !== 'published' && <StatusBadge status={product.status} />}
    <span className="min-w-0 truncate text-xs text-ink-soft">
      <Trans>Stock</Trans> <StockWord product={product} />
      {product.sold > 0 && (
        <>
          {' · '}
          <Plural value={product.sold} one="# sold" other="# sold" />
        </>
      )}
    </span>
  </span>
)

const Prices = ({ product: { price_range, offer_price_range } }: { product: ProductRow }) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-1.5 md:grid">
    <strong className="whitespace-nowrap">{moneyRange(offer_price_range ?? price_range)}</strong>
    {offer_price_range && <s className="text-xs whitespace-nowrap text-ink-faint">{moneyRange(price_range)}</s>}
  </span>
)

// "39.00 - 45.00" as a person writes it, the currency once.
const moneyRange = (range: string) =>
  range
    .split(' - ')
    .map((amount, index) => money(amount, index === 0 ? 'RM' : '').trim())
    .join(' – ')
