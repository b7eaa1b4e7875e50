import { Trans } from '@lingui/react/macro'
import { sellerPaths, type OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

type Props = {
  search: OrderListSearch
  // The seller's own shop; null while it is not known yet.
  username: string | null
}

// An empty list says why it is empty: no order yet, a queue that is done, or nothing that matches.
export function NoOrders({ search, username }: Props) {
  if (search.term) {
    return (
      <Empty title={<Trans>No order matches “{search.term}”</Trans>} action={<ShowAll />}>
        <Trans>Look for an order number, a name, a phone number or an e-mail.</Trans>
      </Empty>
    )
  }
  if (search.status === 'slips_to_check' || search.status === 'to_pack') {
    return (
      <Empty
        title={search.status === 'to_pack' ? <Trans>Everything is packed</Trans> : <Trans>Every slip is checked</Trans>}
        action={<ShowAll />}
      >
        <Trans>New tasks appear here automatically.</Trans>
      </Empty>
    )
  }
  if (search.list === 'warehouse' && !search.status && (search.page ?? 1) === 1)
    return (
      <Empty title={<Trans>No order is sent from another place</Trans>} action={<ShowAll />}>
        <Trans>
          Orders that an upline sends from their own stock are listed here. Switch that on in the programme.
        </Trans>
      </Empty>
    )
  if (
    search.status ||
    search.list ||
    search.tag ||
    search.from ||
    search.to ||
    search.buyers ||
    search.product ||
    search.payment_method ||
    search.hour !== undefined ||
    search.profit ||
    (search.page ?? 1) > 1
  )
    return <Empty title={<Trans>No orders here</Trans>} action={<ShowAll />} />
  return (
    <Empty
      title={<Trans>No orders yet</Trans>}
      action={
        username && (
          <ButtonLink variant="primary" to={paths.storefront({ username, onShopHost: false })}>
            <Trans>See your shop</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Share your shop’s link on WhatsApp. The first order appears here automatically.</Trans>
    </Empty>
  )
}

const ShowAll = () => (
  <ButtonLink to={sellerPaths.orders()}>
    <Trans>Show all orders</Trans>
  </ButtonLink>
)
