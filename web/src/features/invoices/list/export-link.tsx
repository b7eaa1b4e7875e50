import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { booksPath, exportPath } from '../api.ts'

// What the list finds, to save as a spreadsheet: beside the search on a desk, below the list on a phone.
export function ExportLink({ search, className }: { search: InvoiceListSearch; className: string }) {
  const { t } = useLingui()
  return (
    <ButtonAnchor
      href={exportPath(search)}
      download
      aria-label={t`Save these invoices as a spreadsheet`}
      className={className}
    >
      <FileSpreadsheet aria-hidden className="size-5" />
      <Trans context="a list">Export</Trans>
    </ButtonAnchor>
  )
}

// What an accountant asks for beside the list of invoices.
export function BooksLinks({ search }: { search: InvoiceListSearch }) {
  const { t } = useLingui()
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-sm *:inline-flex *:min-h-9 *:items-center">
      <OutLink href={booksPath('invoice-ledger', search)}>{t`Payments and corrections (CSV)`}</OutLink>
      <OutLink href={booksPath('credit-notes', search)}>{t`Credit notes (CSV)`}</OutLink>
    </p>
  )
}
