import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DocumentCalls, invoiceCalls } from '../../features/invoices/editor/editor-calls.ts'
import { type Written, stateOf } from '../../features/invoices/editor/editor-state.ts'
import { InvoiceEditor } from '../../features/invoices/editor/invoice-editor.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

type View = {
  hashslug: string
  number: string | null
  tax_shipping: boolean
  actions: Record<string, { allowed: boolean; reason: string | null }>
}

type Props<Shown extends View> = {
  hashslug: string
  query: UseQueryOptions<Shown, Error, Shown, readonly ['one', string]>
  /** The paper as the editor knows one. */
  written: (shown: Shown) => Written
  calls?: DocumentCalls
  words: (number: string | null) => { title: string; back: string; backLong: string; missing: string; all: string }
  /** Where it is shown, and where all of its kind are. */
  to: { one: string; all: string }
}

// A saved paper in the editor.
export function EditDocument<Shown extends View>({
  hashslug,
  query,
  written,
  calls = invoiceCalls,
  words,
  to,
}: Props<Shown>) {
  const {
    data: shown,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({ ...query, refetchInterval: false, staleTime: 0 })
  // What is typed belongs to the paper as it was opened; what is saved elsewhere meanwhile is told when this is saved.
  const [opened, setOpened] = useState<Shown | undefined>(undefined)
  if (shown && isFetchedAfterMount && opened?.hashslug !== hashslug) setOpened(shown)
  const { title, back, backLong, missing, all } = words(opened?.number ?? null)
  useHead({ title, isPrivate: true })
  const isMissing = error instanceof Refusal && error.failure.code === 404
  const edit = opened?.actions['edit']
  const refusal = edit?.allowed === false ? edit.reason : null
  const paper = opened && written(opened)
  return (
    <Page title={title} back={{ to: to.one, label: back }} width="wide">
      {!opened && !error && <ListSkeleton rows={6} />}
      {isMissing && <Empty title={missing} action={<ButtonLink to={to.all}>{all}</ButtonLink>} />}
      {error && !opened && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      {refusal && <Empty title={refusal} action={<ButtonLink to={to.one}>{backLong}</ButtonLink>} />}
      {opened && paper && !refusal && (
        <InvoiceEditor
          key={opened.hashslug}
          calls={calls}
          opened={paper}
          start={stateOf(paper)}
          taxShipping={opened.tax_shipping}
        />
      )}
    </Page>
  )
}
