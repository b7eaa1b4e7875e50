import { useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'

// One part of the report as a spreadsheet; `by` as the server names it.
export function SaveAsCsv({ days, by }: { days: { from: string; to: string }; by: string }) {
  const { t } = useLingui()
  return (
    <ButtonAnchor
      variant="quiet"
      href={fileOfShop(`/exports/sales.csv?${new URLSearchParams({ from: days.from, to: days.to, by })}`)}
      download
      aria-label={t`Save this part as a spreadsheet`}
    >
      <FileSpreadsheet aria-hidden className="size-5" />
      CSV
    </ButtonAnchor>
  )
}
