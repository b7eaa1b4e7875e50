import type { BulkInvoicesDone } from '@kedai/contracts/seller-invoices.ts'
import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type BulkAction, useBulkWords } from './bulk-words.ts'

export type BulkReport = { action: BulkAction; invoices: InvoiceRow[]; results: BulkInvoicesDone['results'] }

// What was done to each of several invoices, or why it was left as it is.
export function BulkReportNotice({
  report: { action, invoices, results },
  onClose,
}: {
  report: BulkReport
  onClose: () => void
}) {
  const { t } = useLingui()
  const words = useBulkWords()[action]
  const done = results.filter(({ ok }) => ok).length
  const rows = results.flatMap((result) => {
    const invoice = invoices.find(({ id }) => id === result.id)
    return invoice ? [{ ...result, invoice }] : []
  })
  return (
    <Notice
      tone={done === results.length ? 'good' : 'warn'}
      title={
        <>
          {words.verb}:{' '}
          <Trans>
            {done} of {results.length} done
          </Trans>
        </>
      }
    >
      <ul className="mt-2 grid max-h-72 gap-1.5 overflow-y-auto" tabIndex={0} aria-label={t`Result of each invoice`}>
        {rows.map(({ id, ok, message, invoice }) => (
          <li key={id} className="flex items-start gap-2">
            {ok ? (
              <Check role="img" aria-label={t`Done`} className="mt-0.5 size-4 shrink-0 text-good-ink" />
            ) : (
              <X role="img" aria-label={t`Unchanged`} className="mt-0.5 size-4 shrink-0 text-danger-ink" />
            )}
            <span className="min-w-0">
              {ok && action === 'delete' ? (
                invoice.buyer_name || t`Draft`
              ) : (
                <Link to={sellerPaths.invoice(invoice.hashslug)}>
                  {[invoice.number, invoice.buyer_name].filter(Boolean).join(' · ') || t`Draft`}
                </Link>
              )}
              {!ok && message && <span className="text-ink-soft">: {message}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only">
        <Plural value={results.length - done} one="# invoice unchanged" other="# invoices unchanged" />
      </p>
      <Button className="mt-3" onClick={onClose}>
        <Trans>Close the report</Trans>
      </Button>
    </Notice>
  )
}
