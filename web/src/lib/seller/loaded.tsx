import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { apiQuery } from '../query.ts'

type Props<Answer> = { path: string; children: (answer: Answer) => ReactNode }

// What the server has under a path, or that it is on its way, or why it did not come. A form must not be replaced under the hand
// of who fills it in, so it is asked for once.
export function Loaded<Answer>({ path, children }: Props<Answer>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery<Answer>(path),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (data !== undefined) return children(data)
  if (!error) return <ListSkeleton rows={5} />
  return <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
}
