import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { stateOf } from '../../features/invoices/editor/editor-state.ts'
import { quoteQuery } from '../../features/invoices/quotes/api.ts'
import { quoteCalls, writtenOf } from '../../features/invoices/quotes/quote-calls.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function EditQuotePage() {
  const { t } = useLingui()
  const { hashslug = '' } = useParams()
  const { data: quote, error, refetch, isFetchedAfterMount } = useQuery({ ...quoteQuery(hashslug), refetchInterval: false, staleTime: 0 })
  // What is typed belongs to the quote as it was opened; what is saved elsewhere meanwhile is told when this is saved.
  const [opened, setOpened] = useState<typeof quote>(undefined)
  if (quote && isFetchedAfterMount && opened?.hashslug !== hashslug) setOpened(quote)
  const title = opened?.number ? t`Change quote ${opened.number}` : t`Change the draft`
  useHead({ title, isPrivate: true })
  const isMissing = error instanceof Refusal && error.failure.code === 404
  const refusal = opened && !(opened.actions['edit']?.allowed ?? true) ? opened.actions['edit']?.reason : null
  const back = { to: paths.seller.quote(hashslug), label: opened?.number ? t`Quote ${opened.number}` : t`Draft` }
  return (
    <Page title={title} back={back} width="wide">
      {!opened && !error && <ListSkeleton rows={6} />}
      {isMissing && <Empty title={<Trans>There is no such quote in this shop</Trans>} action={<ButtonLink to={paths.seller.quotes()}>{t`Show all quotes`}</ButtonLink>} />}
      {error && !opened && !isMissing && <LoadFailed message={error.message} onRetry={refetch} />}
      {refusal && <Empty title={refusal} action={<ButtonLink to={back.to}>{t`Back to the quote`}</ButtonLink>} />}
      {opened && !refusal && <InvoiceEditor key={opened.hashslug} calls={quoteCalls} opened={writtenOf(opened)} start={stateOf(writtenOf(opened))} taxShipping={opened.tax_shipping} />}
    </Page>
  )
}
