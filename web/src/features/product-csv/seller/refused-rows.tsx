import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { refusedFile, rowsQuery } from './api.ts'
import { ToldRow } from './told-row.tsx'

// The rows that stay outside, each with its cell and what to do about it.
export function RefusedRows({ importId, refused }: { importId: number; refused: number }) {
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
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <>
          <ol className="divide-y divide-line rounded-m border border-line">
            {data.rows.map((row) => (
              <ToldRow key={row.line} row={row} />
            ))}
          </ol>
          <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(wanted) => `?page=${wanted}`} />
        </>
      )}
    </Section>
  )
}
