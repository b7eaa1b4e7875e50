import { plusDays } from '@kedai/domain/time/days.ts'
import { useLingui } from '@lingui/react/macro'
import { lastQuoteList } from '../../features/invoices/quotes/quote-address.ts'
import { quoteCalls } from '../../features/invoices/quotes/quote-calls.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { NewDocument } from './new-document.tsx'

// As long as a quote usually stands.
const usualDays = 14

export default function NewQuotePage() {
  const { t } = useLingui()
  return (
    <NewDocument
      title={t`New quote`}
      back={{ to: sellerPaths.quotes(lastQuoteList.read()), label: t`Quotes` }}
      calls={quoteCalls}
      begin={(start) => ({ ...start, notes: '', due_date: plusDays(start.issue_date, usualDays) })}
    />
  )
}
