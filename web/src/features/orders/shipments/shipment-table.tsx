import type { ShipmentRow } from '@kedai/contracts/shipments.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { shortTime } from '../../../lib/seller/short-time.ts'
import { moveByKey } from '../../../ui/admin/move-by-key.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { parcelWords } from '../parcel-words.ts'
import { StatusBadge } from '../status-badges.tsx'

type Props = {
  rows: ShipmentRow[]
  ticked: ReadonlySet<string>
  onTick: (ticked: Set<string>) => void
  // On a phone tick boxes are shown once they are asked for.
  isChoosing: boolean
}

// Parcels: a table on a desk, cards on a phone; each leads to its parcel.
export function ShipmentTable({ rows, ticked, onTick, isChoosing }: Props) {
  const { t } = useLingui()
  const by = ({ courier, service }: ShipmentRow) => [courier, service].filter(Boolean).join(' · ')
  const columns: Column<ShipmentRow>[] = [
    {
      key: 'order',
      header: t`Order`,
      phone: 'title',
      cell: (row) => (
        <>
          <span className="whitespace-nowrap max-md:hidden">{row.order_no}</span>
          <TwoLines
            name={
              <>
                {row.order_no} <span className="font-normal">· {row.buyer_name}</span>
              </>
            }
            figure={<Since time={row.created_at} />}
            about={[by(row), row.tracking_number].filter(Boolean).join(' · ')}
            state={<StatusBadge word={parcelWords[row.status]} />}
          />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t`Buyer`,
      phone: 'hidden',
      cell: ({ buyer_name }) => <span className="line-clamp-2 max-w-56">{buyer_name}</span>,
    },
    { key: 'courier', header: t`Courier`, phone: 'hidden', cell: by },
    {
      key: 'number',
      header: t`Tracking number`,
      phone: 'hidden',
      cell: ({ tracking_number }) => <span className="break-all">{tracking_number || '–'}</span>,
    },
    {
      key: 'status',
      header: t`Status`,
      phone: 'hidden',
      cell: ({ status }) => <StatusBadge word={parcelWords[status]} />,
    },
    {
      key: 'cost',
      header: t`Cost`,
      align: 'end',
      phone: 'hidden',
      cell: ({ cost }) => <span className="whitespace-nowrap">{cost === null ? '–' : money(cost)}</span>,
    },
    { key: 'made', header: t`Made`, align: 'end', phone: 'hidden', cell: (row) => <Since time={row.created_at} /> },
  ]
  return (
    <div onKeyDown={moveByKey}>
      <Table
        caption={t`Parcels`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ order_no, courier }) => `${order_no} ${courier}`}
        hrefOf={({ id }) => sellerPaths.shipment(id)}
        isChoosing={isChoosing}
        selected={ticked}
        onSelect={onTick}
      />
    </div>
  )
}

const Since = ({ time }: { time: string }) => (
  <time className="shrink-0 text-xs whitespace-nowrap text-ink-soft md:text-sm">{shortTime(time, currentLang())}</time>
)
