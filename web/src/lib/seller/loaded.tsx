import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { apiQuery } from '../query.ts'

type Props<Answer> = { path: string; children: (answer: Answer) => ReactNode }

// What the server has under a path, or that it is on its way, or why it did not come. A form must not be replaced under the hand
// of who fills it in, so it is asked for once.
export function Loaded<Answer>({ path, children }: Props<Answer>) {
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery<Answer>(path), gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false })
  if (data !== undefined) return children(data)
  if (!error) return <ListSkeleton rows={5} />
  return (
    <Notice tone="danger" title={error.message}>
      <Button className="mt-2" busy={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
