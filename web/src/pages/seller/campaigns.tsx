import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { campaignsQuery } from '../../features/settings/seller/growth/api.ts'
import { CampaignCard } from '../../features/settings/seller/growth/campaign-card.tsx'
import { CampaignComposer } from '../../features/settings/seller/growth/campaign-composer.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

const lookAgainMs = 4_000

// Offers by SMS and e-mail: written, tried and sent, and how far they are.
export default function CampaignsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const [isWriting, setWriting] = useState(false)
  const page = Number(params.get('page')) || 1
  const { data, error, refetch } = useQuery({
    ...campaignsQuery(page),
    refetchInterval: (query) => (query.state.data?.rows.some(({ state }) => state === 'sending') ? lookAgainMs : false),
  })
  useHead({ title: t`Campaigns`, isPrivate: true })
  return (
    <Page
      title={t`Campaigns`}
      lead={<Trans>Offers by SMS and e-mail to people who agreed to them</Trans>}
      actions={
        <>
          <ButtonLink to={sellerPaths.optOuts()}>
            <Trans>Who wants none</Trans>
          </ButtonLink>
          {!isWriting && (
            <Button variant="primary" onClick={() => setWriting(true)}>
              <Trans>New campaign</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isWriting && <CampaignComposer onMade={() => setWriting(false)} />}
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton rows={4} />}
        {data?.rows.length === 0 && !isWriting && (
          <Empty title={t`No campaign yet`}>
            <Trans>Write one, try it on your own phone, and send it when it is right.</Trans>
          </Empty>
        )}
        {data && data.rows.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.rows.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        )}
        {data && (
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            hrefOf={(next) => sellerPaths.campaigns({ page: next })}
          />
        )}
      </div>
    </Page>
  )
}
