import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { quoteQuery } from '../../features/invoices/quotes/api.ts'
import { quoteCalls, writtenOf } from '../../features/invoices/quotes/quote-calls.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { EditDocument } from './edit-document.tsx'

export default function EditQuotePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const words = (number: string | null) => ({
    title: number ? t`Change quote ${number}` : t`Change the draft`,
    back: number ? t`Quote ${number}` : t`Draft`,
    backLong: t`Back to the quote`,
    missing: t`There is no such quote in this shop`,
    all: t`Show all quotes`,
  })
  return (
    <EditDocument
      hashslug={hashslug}
      query={quoteQuery(hashslug)}
      calls={quoteCalls}
      written={writtenOf}
      words={words}
      to={{ one: sellerPaths.quote(hashslug), all: sellerPaths.quotes() }}
    />
  )
}
