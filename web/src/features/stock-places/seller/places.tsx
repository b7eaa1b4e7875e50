import type { StockNode } from '@kedai/contracts/stock-nodes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'

// Each place with its pieces; what lies there is unfolded.
export function Places({ places }: { places: readonly StockNode[] }) {
  const { t } = useLingui()
  const kinds = { hq: t`The shop`, warehouse: t`Store`, reseller: t`Reseller` } satisfies Record<
    StockNode['kind'],
    string
  >
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-l border border-line bg-card shadow-card">
      {places.map(({ id, kind, name, reseller, quantity, lines }) => (
        <li key={id} data-place={kind}>
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
              <span className="grid min-w-0 gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <strong className="min-w-0 wrap-anywhere">{name}</strong>
                  {kind !== 'hq' && <Badge tone={kind === 'reseller' ? 'info' : 'neutral'}>{kinds[kind]}</Badge>}
                </span>
              </span>
              <span className="flex shrink-0 items-center gap-2 whitespace-nowrap tabular-nums">
                <Plural value={quantity} one="# piece" other="# pieces" />
                <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
              </span>
            </summary>
            <div className="grid gap-2 px-4 pb-4 text-sm">
              {lines.length === 0 && (
                <p className="text-ink-soft">
                  <Trans>No stock here.</Trans>
                </p>
              )}
              {lines.length > 0 && (
                <ul className="grid divide-y divide-line">
                  {lines.map((line) => (
                    <li key={line.variation_id} className="flex justify-between gap-3 py-2">
                      <span className="min-w-0 wrap-anywhere">
                        {[line.title, line.options].filter(Boolean).join(' · ')}
                      </span>
                      <span className="tabular-nums">{line.quantity}</span>
                    </li>
                  ))}
                </ul>
              )}
              {reseller && (
                <Link to={sellerPaths.reseller(reseller.id)}>
                  <Trans>Open the reseller</Trans>
                </Link>
              )}
              {kind === 'hq' && (
                <Link to={sellerPaths.stock()}>
                  <Trans>Count the stock of the shop</Trans>
                </Link>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
