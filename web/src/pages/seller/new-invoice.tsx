import { useLingui } from '@lingui/react/macro'
import { lastInvoiceList } from '../../features/invoices/list/list-address.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { NewDocument } from './new-document.tsx'

export default function NewInvoicePage() {
  const { t } = useLingui()
  return (
    <NewDocument
      title={t`New invoice`}
      back={{ to: sellerPaths.invoices(lastInvoiceList.read()), label: t`Invoices` }}
    />
  )
}
