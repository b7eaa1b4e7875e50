import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { campaignsQuery } from '../../features/settings/seller/growth/api.ts'
import { CampaignCard } from '../../features/settings/seller/growth/campaign-card.tsx'
import { CampaignComposer } from '../../features/settings/seller/growth/campaign-composer.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OpeningRows } from '../../ui/admin/opening-row.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

const lookAgainMs = 4_000

// Offers by SMS and e-mail: written, tried and sent, and how far they are.
export default function CampaignsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const [isWriting, setWriting] = useState(false)
  const page = Number(params.get('page')) || 1
  const campaigns = useQuery({
    ...campaignsQuery(page),
    refetchInterval: (query) => (query.state.data?.rows.some(({ state }) => state === 'sending') ? lookAgainMs : false),
  })
  useHead({ title: t`Campaigns`, isPrivate: true })
  return (
    <ListPage
      title={t`Campaigns`}
      count={<Trans>Offers by SMS and e-mail to people who agreed to them</Trans>}
      search={
        <Button variant="primary" className="max-md:w-full" disabled={isWriting} onClick={() => setWriting(true)}>
          <Plus aria-hidden className="size-4" />
          <Trans>New campaign</Trans>
        </Button>
      }
      ways={[{ to: sellerPaths.optOuts(), label: t`Opt-out list` }]}
    >
      {isWriting && <CampaignComposer onMade={() => setWriting(false)} />}
      <ListRows
        list={campaigns}
        hrefOf={(next) => sellerPaths.campaigns({ page: next })}
        empty={
          !isWriting && (
            <Empty title={t`No campaign yet`}>
              <Trans>Write one, try it on your own phone, and send it when it is right.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => (
          <OpeningRows>
            {rows.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </OpeningRows>
        )}
      </ListRows>
    </ListPage>
  )
}
