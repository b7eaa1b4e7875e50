import type { PriceList } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { priceListPath } from '../../features/resellers/seller/api.ts'
import { PriceGrid } from '../../features/resellers/seller/price-grid.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

// What one rank pays.
export default function PriceListPage() {
  const { t } = useLingui()
  const { rankId = '' } = useParams()
  const path = priceListPath(rankId)
  useHead({ title: t`Price list`, isPrivate: true })
  return (
    <Page title={t`Price list`} back={{ to: sellerPaths.programmes(), label: t`Reseller programmes` }}>
      <Loaded<PriceList> key={path} path={path}>
        {(list) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Notice
              tone="info"
              title={
                <Trans>
                  {list.rank.name}: {list.rank.percent_off}% off the usual price where nothing stands below.
                </Trans>
              }
            />
            {list.products.length === 0 && list.prices.length === 0 ? (
              <Empty title={<Trans>No products to price yet</Trans>} />
            ) : (
              <PriceGrid list={list} path={path} />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
