import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { materialsQuery } from '../../features/resellers/seller/api.ts'
import { AddMaterial } from '../../features/resellers/seller/add-material.tsx'
import { MaterialList } from '../../features/resellers/seller/material-list.tsx'
import { areaIn, areaWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What the members of a programme share: pictures, papers and words.
export default function MaterialsPage() {
  const { t, i18n } = useLingui()
  const [params] = useSearchParams()
  const area = areaIn(params)
  useHead({ title: t`Sales materials`, isPrivate: true })
  const { data, error, refetch } = useQuery(materialsQuery(area))
  return (
    <Page
      title={t`Sales materials`}
      lead={
        <Trans>{i18n._(areaWords[area])}: pictures and words that members share, each with a link of their own</Trans>
      }
      back={{ to: sellerPaths.programmes({ area }), label: t`Reseller programmes` }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AddMaterial area={area} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton rows={3} />}
        {data?.rows.length === 0 && (
          <Empty title={<Trans>No materials yet</Trans>}>
            <Trans>A poster and a ready text for WhatsApp help members to sell from the first day.</Trans>
          </Empty>
        )}
        {data && data.rows.length > 0 && <MaterialList materials={data.rows} />}
      </div>
    </Page>
  )
}
