import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { invoiceQuery } from '../../features/invoices/api.ts'
import { stateOf } from '../../features/invoices/editor/editor-state.ts'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function EditInvoicePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const { data: invoice, error, refetch, isFetchedAfterMount } = useQuery({ ...invoiceQuery(hashslug), refetchInterval: false, staleTime: 0 })
  // What is typed belongs to the invoice as it was opened; what is saved elsewhere meanwhile is told when this is saved.
  const [opened, setOpened] = useState<typeof invoice>(undefined)
  if (invoice && isFetchedAfterMount && opened?.hashslug !== hashslug) setOpened(invoice)
  const title = opened?.number ? t`Change invoice ${opened.number}` : t`Change the draft`
  useHead({ title, isPrivate: true })
  const isMissing = error instanceof Refusal && error.failure.code === 404
  const refusal = opened && !(opened.actions.edit?.allowed ?? true) ? opened.actions.edit?.reason : null
  const back = { to: paths.seller.invoice(hashslug), label: opened?.number ? t`Invoice ${opened.number}` : t`Draft` }
  return (
    <Page title={title} back={back} width="wide">
      {!opened && !error && <ListSkeleton rows={6} />}
      {isMissing && <Empty title={<Trans>There is no such invoice in this shop</Trans>} action={<ButtonLink to={paths.seller.invoices()}>{t`Show all invoices`}</ButtonLink>} />}
      {error && !opened && !isMissing && <LoadFailed message={error.message} onRetry={refetch} />}
      {refusal && <Empty title={refusal} action={<ButtonLink to={back.to}>{t`Back to the invoice`}</ButtonLink>} />}
      {opened && !refusal && <InvoiceEditor key={opened.hashslug} opened={opened} start={stateOf(opened)} taxShipping={opened.tax_shipping} />}
    </Page>
  )
}
