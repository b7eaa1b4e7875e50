import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { pickListQuery } from '../../features/orders/shipments/api.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What to take from the shelves for all parcels that wait, ticked off while walking along them.
export default function PickListPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(pickListQuery())
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  useHead({ title: t`Pick list`, isPrivate: true })
  const tick = (at: number) => {
    const next = new Set(taken)
    if (!next.delete(at)) next.add(at)
    setTaken(next)
  }
  const lines = data?.lines ?? []
  return (
    <Page
      title={t`Pick list`}
      back={{ to: sellerPaths.shipments(), label: t`Parcels` }}
      lead={data && <Plural value={data.parcels} one="For # waiting parcel" other="For # waiting parcels" />}
      actions={
        <>
          <ButtonLink to={sellerPaths.pack()}>{t`Pack orders`}</ButtonLink>
          {lines.length > 0 && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              <Trans>Print</Trans>
            </Button>
          )}
        </>
      }
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && lines.length === 0 && (
        <Empty
          title={<Trans>No items to pick</Trans>}
          action={<ButtonLink to={sellerPaths.orders({ status: 'to_pack' })}>{t`See the orders to pack`}</ButtonLink>}
        >
          <Trans>Create parcels from paid orders. Their contents are totalled here.</Trans>
        </Empty>
      )}
      {lines.length > 0 && (
        <Section>
          <ul className="grid">
            {lines.map(({ title, options, sku, quantity, parcels }, at) => (
              <li key={`${title} ${options} ${sku ?? ''}`} className="border-t border-line first:border-t-0">
                <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2 text-sm has-checked:text-ink-faint has-checked:line-through">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    checked={taken.has(at)}
                    onChange={() => tick(at)}
                  />
                  <strong className="w-12 shrink-0 text-right text-lg tabular-nums">{quantity} ×</strong>
                  <span className="min-w-0 flex-1">
                    <span className="block break-words">{[title, options].filter(Boolean).join(' · ')}</span>
                    <span className="block text-xs text-ink-soft">
                      {sku && `${sku} · `}
                      <Plural value={parcels} one="in # parcel" other="in # parcels" />
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
