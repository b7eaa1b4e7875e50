import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { exportPath } from '../api.ts'

// What the list finds, to save as a spreadsheet: beside the search on a desk, below the list on a phone.
export function ExportLink({ search, className }: { search: InvoiceListSearch; className: string }) {
  const { t } = useLingui()
  return (
    <ButtonAnchor href={exportPath(search)} download aria-label={t`Save these invoices as a spreadsheet`} className={className}>
      <FileSpreadsheet aria-hidden className="size-5" />
      <Trans context="a list">Export</Trans>
    </ButtonAnchor>
  )
}
