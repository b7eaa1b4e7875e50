import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans } from '@lingui/react/macro'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Link } from '../../../ui/link.tsx'

// The quote that it came of.
export function InvoiceOrigin({ invoice: { quote } }: { invoice: Pick<InvoiceView, 'quote'> }) {
  if (quote === null) return null
  return (
    <p className="px-1 text-sm text-ink-soft">
      <Trans>
        From quote{' '}
        <Link to={sellerPaths.quote(quote.hashslug)}>
          <DocumentNumber>{quote.number}</DocumentNumber>
        </Link>
      </Trans>
    </p>
  )
}
