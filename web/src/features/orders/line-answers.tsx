import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans } from '@lingui/react/macro'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { PageLink } from '../../ui/page-link.tsx'

// What the buyer of a collection answered; its files can be fetched among the responses.
export function LineAnswers({ line: { answers = [], view_id: viewId } }: { line: SellerOrder['lines'][number] }) {
  if (answers.length === 0) return null
  return (
    <span className="mt-1 grid gap-1 text-sm">
      {answers.map(({ key, label, type, value }) => (
        <span key={key} className="block">
          <span className="block text-xs text-ink-soft">{label}</span>
          <span className="whitespace-pre-line wrap-anywhere">
            {value === true ? '✓' : Array.isArray(value) ? value.join(type === 'grid' ? '\n' : ', ') : value}
          </span>
        </span>
      ))}
      <PageLink to={sellerPaths.responses(viewId)} className="py-1 font-semibold underline">
        <Trans>All responses</Trans>
      </PageLink>
    </span>
  )
}
