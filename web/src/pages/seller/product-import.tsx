import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { importQuery } from '../../features/product-csv/seller/api.ts'
import { ImportSteps } from '../../features/product-csv/seller/import-steps.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function ProductImportPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(importQuery(id))
  useHead({ title: data?.file_name ?? t`Import products`, isPrivate: true })
  return (
    <Page
      title={<span className="[overflow-wrap:anywhere]">{data?.file_name ?? t`Import products`}</span>}
      back={{ to: sellerPaths.importProducts(), label: t`Products and spreadsheets` }}
    >
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && <ImportSteps file={data} />}
    </Page>
  )
}
