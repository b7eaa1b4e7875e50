import { useLingui } from '@lingui/react/macro'
import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHead } from '../../../lib/head.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'

type Props<T, Key extends QueryKey> = {
  title: string
  lead: ReactNode
  setting: UseQueryOptions<T, DefaultError, T, Key>
  actions?: ReactNode
  width?: 'normal' | 'wide'
  children: (data: T) => ReactNode
}

// One setting's screen: loading, failed with a way to try again, or there.
export function SettingPage<T, Key extends QueryKey>({
  title,
  lead,
  setting,
  actions,
  width,
  children,
}: Props<T, Key>) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(setting)
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      lead={lead}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      actions={data !== undefined && actions}
      width={width}
    >
      {error && <LoadFailed error={error} onRetry={refetch} className="mb-4" />}
      {data === undefined ? (
        !error && <ListSkeleton rows={4} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children(data)}</div>
      )}
    </Page>
  )
}
