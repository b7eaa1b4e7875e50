import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '../../features/orders/api.ts'
import { DeskCard } from '../../features/orders/desk/desk-card.tsx'
import { DeskState } from '../../features/orders/desk/desk-state.tsx'
import { KioskButton } from '../../features/orders/desk/kiosk-button.tsx'
import { OlderWaiting } from '../../features/orders/desk/older-waiting.tsx'
import { PushSwitch } from '../../features/orders/desk/push-switch.tsx'
import { useDesk } from '../../features/orders/desk/use-desk.ts'
import { QueueChips } from '../../features/orders/queue-chips.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'

export default function DeskPage() {
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shopId = me?.shops[0]?.id
  // The desk goes on where it was on this device, so it begins with its shop.
  return shopId === undefined ? <DeskWaiting /> : <Desk key={shopId} shopId={shopId} />
}

function DeskWaiting() {
  const { t } = useLingui()
  return (
    <Page title={t`Order desk`} width="wide">
      <ListSkeleton rows={6} />
    </Page>
  )
}

// Orders as they come in, for whoever stands behind the counter: it rings until somebody takes them on.
function Desk({ shopId }: { shopId: number }) {
  const { t } = useLingui()
  const { state, waiting, bell, accept } = useDesk(shopId)
  const {
    data: orders,
    error,
    refetch,
  } = useQuery({
    ...ordersQuery({}),
    ...(state === 'live' && { refetchInterval: false as const }),
  })
  const count = waiting.length
  const shown = orders?.rows.slice(0, maxShown) ?? []
  const older = waiting.filter((orderNo) => !shown.some((order) => order.order_no === orderNo))
  useHead({ title: count > 0 ? t`(${count}) Order desk` : t`Order desk`, isPrivate: true })
  return (
    <Page
      title={t`Order desk`}
      lead={<DeskState state={state} />}
      width="wide"
      back={{ to: sellerPaths.orders(), label: t`Orders` }}
      actions={<KioskButton />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="rounded-l border border-line bg-card px-4 py-1 shadow-card">
          <Switch
            label={t`Sound`}
            hint={
              bell.canStayAwake ? (
                <span className="max-md:sr-only">
                  <Trans>Rings for each new order or slip until someone accepts it. The screen stays on.</Trans>
                </span>
              ) : (
                <Trans>
                  Rings for each new order or slip until someone accepts it. This browser cannot keep the screen on.
                  Change it in the device settings.
                </Trans>
              )
            }
            checked={bell.isOn}
            onChange={(event) => void bell.turn(event.target.checked)}
          />
          <PushSwitch />
        </div>
        <div role="status" aria-live="assertive" className="empty:hidden">
          {count > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-l bg-accent-soft p-4">
              <strong className="text-lg text-accent-ink">
                <Plural value={count} one="# order waits for you" other="# orders wait for you" />
              </strong>
              {(count > 1 || older.length > 0) && (
                <Button onClick={() => void accept(waiting)}>
                  <Trans>Accept all</Trans>
                </Button>
              )}
            </div>
          )}
        </div>
        {orders && older.length > 0 && <OlderWaiting orderNos={older} onAccept={(orderNo) => void accept([orderNo])} />}
        {/* On a phone the orders come first. */}
        <div className="max-md:hidden">
          <QueueChips chosen={undefined} />
        </div>
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!orders && !error && <ListSkeleton rows={6} />}
        {orders?.rows.length === 0 && (
          <Empty
            title={<Trans>No orders yet</Trans>}
            action={<ButtonLink to={sellerPaths.home({ share: '1' })}>{t`Share your shop`}</ButtonLink>}
          >
            <Trans>Leave this page open. Your first order will appear here automatically.</Trans>
          </Empty>
        )}
        {orders && orders.rows.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2" aria-label={t`Orders`}>
            {shown.map((order) => (
              <DeskCard
                key={order.order_no}
                order={order}
                isWaiting={waiting.includes(order.order_no)}
                onAccept={() => void accept([order.order_no])}
              />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}

// Those of the last hours; the list of orders has the rest.
const maxShown = 12
