import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/admin/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { Refusal } from '../http-result.ts'
import { apiQuery } from '../query.ts'
import { sellerPaths } from './seller-paths.ts'

type Props<Answer> = { path: string; children: (answer: Answer) => ReactNode }

// What the server has under a path, or that it is on its way, or why it did not come. A form must not be replaced under the hand
// of who fills it in, so it is asked for once.
export function Loaded<Answer>({ path, children }: Props<Answer>) {
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery<Answer>(path), gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false })
  if (data !== undefined) return children(data)
  if (!error) return <ListSkeleton rows={5} />
  // Who may not see it may not see it a moment later either.
  if (error instanceof Refusal && error.failure.code === 403) {
    return (
      <Notice tone="warn" title={error.message}>
        <p>
          <Trans>The owner of the shop decides who may work here.</Trans>
        </p>
        <ButtonLink to={sellerPaths.home()} className="mt-2">
          <Trans>To the start</Trans>
        </ButtonLink>
      </Notice>
    )
  }
  return <LoadFailed message={error.message} onRetry={refetch} busy={isFetching} />
}
