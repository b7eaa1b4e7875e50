import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type Props = { orderNos: readonly string[]; onAccept: (orderNo: string) => void }

// Orders that ring and are older than those on the desk, such as one whose slip came a day later.
export function OlderWaiting({ orderNos, onAccept }: Props) {
  const { t } = useLingui()
  return (
    <ul
      className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-l border border-accent bg-card px-4"
      aria-label={t`Older orders to do`}
    >
      {orderNos.map((orderNo) => (
        <li key={orderNo} data-order={orderNo} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0 text-sm">
            <Link to={sellerPaths.order(orderNo)}>{orderNo}</Link>
            <span className="block text-ink-soft">
              <Trans>Older order with an update</Trans>
            </span>
          </span>
          <Button onClick={() => onAccept(orderNo)} aria-label={t`Accept order ${orderNo}`}>
            <Check aria-hidden className="size-5" />
            <Trans>Accept</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
