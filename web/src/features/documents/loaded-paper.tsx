import type { ShownPaper } from '@kedai/contracts/documents.ts'
import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { DocumentPage } from './document-page.tsx'

// A paper on a seller's screen, as its buyer reads it, in its own language. How it stands is said by the screen, in the seller's words.
export function LoadedPaper<Key extends QueryKey>({
  of,
}: {
  of: UseQueryOptions<ShownPaper, DefaultError, ShownPaper, Key>
}) {
  const { data, error, refetch, isFetching } = useQuery(of)
  if (data) return <DocumentPage document={{ ...data.document, stamp: null }} logo={data.logo} heading="h2" />
  return error ? <LoadFailed error={error} onRetry={refetch} busy={isFetching} /> : <ListSkeleton rows={6} />
}
