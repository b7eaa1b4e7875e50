import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { invoiceQuery } from '../../features/invoices/api.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { EditDocument } from './edit-document.tsx'

export default function EditInvoicePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const words = (number: string | null) => ({
    title: number ? t`Change invoice ${number}` : t`Change the draft`,
    back: number ? t`Invoice ${number}` : t`Draft`,
    backLong: t`Back to the invoice`,
    missing: t`There is no such invoice in this shop`,
    all: t`Show all invoices`,
  })
  return (
    <EditDocument
      hashslug={hashslug}
      query={invoiceQuery(hashslug)}
      written={(invoice) => invoice}
      words={words}
      to={{ one: sellerPaths.invoice(hashslug), all: sellerPaths.invoices() }}
    />
  )
}
