import type { PriceList } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { ownPricesPath, priceListPath } from '../../features/resellers/seller/api.ts'
import { PriceGrid } from '../../features/resellers/seller/price-grid.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

// What one rank pays, or one reseller in its place.
export default function PriceListPage() {
  const { t } = useLingui()
  const { rankId = '', id } = useParams()
  const path = id === undefined ? priceListPath(rankId) : ownPricesPath(id)
  useHead({ title: t`Price list`, isPrivate: true })
  const back =
    id === undefined
      ? { to: sellerPaths.programmes(), label: t`Reseller programmes` }
      : { to: sellerPaths.reseller(Number(id)), label: t`Reseller` }
  return (
    <Page title={t`Price list`} back={back}>
      <Loaded<PriceList> key={path} path={path}>
        {(list) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Notice
              tone="info"
              title={
                list.reseller ? (
                  <Trans>Only for {list.reseller.name}. Prices here override the rank price.</Trans>
                ) : (
                  <Trans>
                    {list.rank?.name}: {list.rank?.percent_off}% off the regular price if no price is set below.
                  </Trans>
                )
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
