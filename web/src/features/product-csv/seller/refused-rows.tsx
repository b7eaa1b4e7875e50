import type { ImportRow } from '@kedai/contracts/product-imports.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Table } from '../../../ui/admin/table.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { refusedFile, rowsQuery } from './api.ts'

// The rows that stay outside, each with its cell and what to do about it.
export function RefusedRows({ importId, refused }: { importId: number; refused: number }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, error, refetch } = useQuery(rowsQuery(importId, 'refused', page))
  return (
    <Section
      title={<Plural value={refused} one="# row to correct" other="# rows to correct" />}
      aside={
        <ButtonAnchor href={refusedFile(importId)} download variant="quiet" className="-mx-4">
          <Download aria-hidden className="size-4" />
          <Trans>Save them with the reasons</Trans>
        </ButtonAnchor>
      }
    >
      {error && (
        <Notice tone="danger" title={error.message}>
          <Button className="mt-2" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <>
          <Table
            caption={t`Rows to correct`}
            rows={data.rows}
            keyOf={({ line }) => String(line)}
            columns={[
              { key: 'line', header: t`Line`, cell: ({ line }) => line },
              { key: 'title', header: t`Row`, cell: ({ title }) => <span className="[overflow-wrap:anywhere]">{title || '–'}</span>, phone: 'title' },
              { key: 'why', header: t`What to correct`, cell: (row) => <Problems row={row} /> },
            ]}
          />
          <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(wanted) => `?page=${wanted}`} />
        </>
      )}
    </Section>
  )
}

const Problems = ({ row: { problems } }: { row: ImportRow }) => (
  <ul className="grid gap-1">
    {problems.map(({ column, cell, message }, at) => (
      <li key={at}>
        {column !== null && <span className="font-semibold">{column}{cell ? ` “${cell}”` : ''}: </span>}
        {message}
      </li>
    ))}
  </ul>
)
