import type { WorkQueues } from '@kedai/contracts/seller-orders.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Banknote, type LucideIcon, Package, PackageMinus, ReceiptText, Wallet } from 'lucide-react'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { CountChip, QueueRow } from '../../ui/admin/queue-chip.tsx'
import { workQueuesQuery } from './api.ts'
import { EqualTransfers } from './equal-transfers.tsx'

// `all`: also the work that is not about orders.
type Props = { chosen: string | undefined; all?: boolean }

type Chip = { queue: Exclude<keyof WorkQueues, 'equal_transfers'>; label: string; Picture: LucideIcon; to: string }

// Work that waits, counted; each number opens its list. Pressing the chosen one shows all orders again.
export function QueueChips({ chosen, all = false }: Props) {
  const { t } = useLingui()
  const { data: counts } = useQuery(workQueuesQuery())
  const chips: Chip[] = [
    {
      queue: 'slips_to_check',
      label: t`Slips to check`,
      Picture: ReceiptText,
      to: sellerPaths.orders({ status: 'slips_to_check' }),
    },
    { queue: 'to_pack', label: t`To pack`, Picture: Package, to: sellerPaths.orders({ status: 'to_pack' }) },
    { queue: 'unpaid', label: t`Awaiting payment`, Picture: Wallet, to: sellerPaths.orders({ status: 'unpaid' }) },
    { queue: 'unmatched_money', label: t`Unmatched payments`, Picture: Banknote, to: sellerPaths.money() },
    ...(all
      ? [
          {
            queue: 'low_stock' as const,
            label: t`Running low`,
            Picture: PackageMinus,
            to: sellerPaths.products({ stock: 'low' }),
          },
        ]
      : []),
  ]
  const drawn = chips.map(({ queue, label, Picture, to }) => {
    return (
      <CountChip
        key={queue}
        to={to}
        back={sellerPaths.orders()}
        Picture={Picture}
        count={counts?.[queue]}
        isChosen={queue === chosen}
        isFlat={!all}
      >
        {label}
      </CountChip>
    )
  })
  const equal = <EqualTransfers amounts={counts?.equal_transfers} />
  if (!all)
    return (
      <>
        <QueueRow label={t`Work that waits`}>{drawn}</QueueRow>
        {equal}
      </>
    )
  return (
    <>
      <nav
        aria-label={t`Work that waits`}
        className="grid grid-cols-2 gap-2 *:last:col-span-2 lg:grid-cols-5 lg:gap-3 lg:*:last:col-span-1"
      >
        {drawn}
      </nav>
      {equal}
    </>
  )
}
