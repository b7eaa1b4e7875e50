import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddPlace } from '../../features/stock-places/seller/add-place.tsx'
import { placesQuery, transfersQuery } from '../../features/stock-places/seller/api.ts'
import { MovePieces } from '../../features/stock-places/seller/move-pieces.tsx'
import { Places } from '../../features/stock-places/seller/places.tsx'
import { Transfers } from '../../features/stock-places/seller/transfers.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Where the shop's goods are: with itself, in stores of its own, with resellers who hold stock; and what went from where to where.
export default function StockPlacesPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  const places = useQuery(placesQuery())
  const transfers = useQuery(transfersQuery(Number.isInteger(page) && page > 1 ? page : undefined))
  const [doing, setDoing] = useState<'add' | 'move' | null>(null)
  const rows = places.data?.rows ?? []
  useHead({ title: t`Stock places`, isPrivate: true })
  return (
    <Page
      title={t`Stock places`}
      lead={<Trans>Stock in the shop, in your stores, and with resellers</Trans>}
      back={{ to: sellerPaths.stock(), label: t`Stock` }}
      actions={
        <>
          <Button onClick={() => setDoing('add')}>
            <Plus aria-hidden className="size-4" />
            <Trans>Add a store</Trans>
          </Button>
          <Button
            variant="primary"
            disabledBecause={
              rows.length < 2 && t`Add a store first. Resellers who hold stock appear with their first order.`
            }
            onClick={() => setDoing('move')}
          >
            <ArrowRightLeft aria-hidden className="size-4" />
            <Trans>Move pieces</Trans>
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {places.error && <LoadFailed error={places.error} onRetry={places.refetch} />}
        {!places.data && !places.error && <ListSkeleton rows={4} />}
        {rows.length > 0 && <Places places={rows} />}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg">
            <Trans>Transfers</Trans>
          </h2>
          <ListRows
            list={transfers}
            hrefOf={(to) => sellerPaths.stockPlaces({ page: to })}
            empty={
              <Empty title={<Trans>No transfers yet</Trans>}>
                <Trans>Each transfer gets a number and stays here, for your books.</Trans>
              </Empty>
            }
          >
            {(moved) => <Transfers transfers={moved} />}
          </ListRows>
        </section>
      </div>
      {doing === 'add' && <AddPlace onClose={() => setDoing(null)} />}
      {doing === 'move' && <MovePieces places={rows} onClose={() => setDoing(null)} />}
    </Page>
  )
}
