import type { ListMeta } from '@kedai/contracts/values.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { Refused } from './refused.tsx'

type Props<Row> = {
  list: UseQueryResult<{ rows: Row[]; meta: ListMeta }>
  empty: ReactNode
  hrefOf: (page: number | undefined) => string
  children: (rows: Row[]) => ReactNode
}

// A list in each of its states, and the way to its other pages.
export function Rows<Row>({ list: { data, error, refetch, isPlaceholderData }, empty, hrefOf, children }: Props<Row>) {
  if (!data) return error ? <Refused error={error} onRetry={refetch} /> : <ListSkeleton rows={8} />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      {data.rows.length > 0 ? children(data.rows) : empty}
      <Pagination
        page={data.meta.page}
        lastPage={data.meta.last_page}
        hrefOf={(page) => hrefOf(page === 1 ? undefined : page)}
      />
    </div>
  )
}
