import type { ShipmentQueue } from '@kedai/contracts/shipment-work.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Package, PackageCheck, TriangleAlert, Truck } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { CountChip, QueueRow } from '../../../ui/admin/queue-chip.tsx'
import { shipmentQueuesQuery } from './api.ts'

type Chip = { queue: ShipmentQueue; label: string; Picture: LucideIcon; to: string }

// Parcels by what they wait for; pressing the chosen one shows all again.
export function ParcelQueues({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui()
  const { data: counts } = useQuery(shipmentQueuesQuery())
  const chips: Chip[] = [
    { queue: 'to_pack', label: t`Orders to pack`, Picture: Package, to: sellerPaths.orders({ status: 'to_pack' }) },
    {
      queue: 'to_hand_over',
      label: t`To hand over`,
      Picture: PackageCheck,
      to: sellerPaths.shipments({ status: 'to_hand_over' }),
    },
    { queue: 'on_the_way', label: t`On the way`, Picture: Truck, to: sellerPaths.shipments({ status: 'on_the_way' }) },
    {
      queue: 'problems',
      label: t`Problems`,
      Picture: TriangleAlert,
      to: sellerPaths.shipments({ status: 'problems' }),
    },
  ]
  return (
    <QueueRow label={t`Work that waits`}>
      {chips.map(({ queue, label, Picture, to }) => (
        <CountChip
          key={queue}
          to={to}
          back={sellerPaths.shipments()}
          Picture={Picture}
          count={counts?.[queue]}
          isChosen={queue === chosen}
          isFlat
        >
          {label}
        </CountChip>
      ))}
    </QueueRow>
  )
}
