import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { addressLines } from '../../features/orders/address-lines.ts'
import { parcelWords } from '../../features/orders/parcel-words.ts'
import { StatusBadge } from '../../features/orders/status-badges.tsx'
import { useOrderAction } from '../../features/orders/use-order-action.ts'
import { shipmentQuery } from '../../features/orders/shipments/api.ts'
import { ParcelMap } from '../../features/orders/shipments/parcel-map.tsx'
import { ShipmentActions } from '../../features/orders/shipments/shipment-actions.tsx'
import { dateTime, money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { useLang } from '../../lib/use-lang.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Link, OutLink } from '../../ui/link.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// One parcel: how it stands, what may be done, its story, what lies in it and where it goes.
export default function ShipmentPage() {
  const { t } = useLingui()
  const lang = useLang()
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  const { data: parcel, error, refetch } = useQuery(shipmentQuery(id))
  const inner = useOrderAction(parcel?.order_no ?? '')
  useHead({ title: parcel ? t`Parcel of ${parcel.order_no}` : t`Parcel`, isPrivate: true })
  const action = {
    ...inner,
    run: async (...wish: Parameters<typeof inner.run>) => {
      const done = await inner.run(...wish)
      await queryClient.invalidateQueries({ queryKey: ['one'] })
      return done
    },
  }
  const back = { to: sellerPaths.shipments(), label: t`Parcels` }
  if (!parcel)
    return (
      <Page title={t`Parcel`} back={back}>
        {error ? <LoadFailed error={error} onRetry={refetch} /> : <ListSkeleton rows={5} />}
      </Page>
    )
  const { order_no: orderNo, courier, service, tracking_number: number, tracking_url: url, cost, weight } = parcel
  const { lines, address, sender, events, status } = parcel
  return (
    <Page
      title={t`Parcel of ${orderNo}`}
      back={back}
      lead={<Link to={sellerPaths.order(orderNo)}>{t`See order ${orderNo}`}</Link>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error && <LoadFailed error={error} onRetry={refetch} />}
        <Section title={t`Tracking`} aside={<StatusBadge word={parcelWords[status]} />}>
          <ParcelMap status={status} />
          <dl className="my-4 grid gap-2 text-sm sm:grid-cols-2">
            <Fact name={t`Courier`}>{[courier, service].filter(Boolean).join(' · ')}</Fact>
            <Fact name={t`Tracking number`}>
              {number ? (
                <span className="flex items-center gap-2">
                  <span className="break-all">{number}</span>
                  <CopyButton text={number} label={t`Copy the tracking number`} />
                </span>
              ) : (
                '–'
              )}
            </Fact>
            {weight && <Fact name={t`Weight`}>{weight} kg</Fact>}
            {cost && <Fact name={t`Cost`}>{money(cost)}</Fact>}
          </dl>
          {url && (
            <p className="mb-4 text-sm">
              <OutLink href={url}>
                <Trans>Follow the parcel</Trans>
              </OutLink>
            </p>
          )}
          <ShipmentActions parcel={parcel} action={action} />
        </Section>
        <Section title={t`Contents`}>
          <ul className="grid gap-1 text-sm">
            {lines.map((line) => (
              <li key={line.id} className="break-words">
                {line.quantity} × {[line.title, line.options].filter(Boolean).join(' · ')}
                {line.sku && <span className="text-ink-soft"> ({line.sku})</span>}
              </li>
            ))}
          </ul>
        </Section>
        <div className="grid gap-4 sm:grid-cols-2">
          <Section title={t`To`}>
            <address className="grid gap-0.5 text-sm not-italic">
              <strong>{address.name}</strong>
              {addressLines(address).map((line) => (
                <span key={line} className="break-words whitespace-pre-line">
                  {line}
                </span>
              ))}
              <span className="mt-1 text-ink-soft">{displayPhone(address.phone)}</span>
            </address>
          </Section>
          <Section title={t`From`}>
            <address className="grid gap-0.5 text-sm not-italic">
              <strong>{sender.name}</strong>
              <span className="break-words whitespace-pre-line">{sender.address}</span>
              {sender.phone && <span className="mt-1 text-ink-soft">{displayPhone(sender.phone)}</span>}
            </address>
          </Section>
        </div>
        <Section title={t`Its story`}>
          <ol className="grid gap-3 text-sm">
            {events.map(({ at, text, code }, index) => (
              <li key={`${at} ${index}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0">
                  <span className={index === 0 ? 'block font-semibold' : 'block'}>{text}</span>
                  {code && <span className="block break-words text-xs text-ink-soft">{code}</span>}
                </span>
                <time className="text-ink-soft">{dateTime(at, lang)}</time>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </Page>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
