import type { Me } from '@kedai/contracts/auth.ts'
import { can, type Work } from '@kedai/domain/people/permissions.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { useLingui } from '@lingui/react/macro'
import { ClipboardList, Keyboard, Package, Store, TicketPercent, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { paths } from '../../../paths.ts'
import { CommandPalette, type PaletteEntry } from '../../../ui/admin/command-palette.tsx'
import { actions } from './actions.ts'
import { screens } from './places.ts'
import type { PalettePlace } from './palette-place.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { useFound } from './use-found.ts'

type Props = {
  shop: Me['shops'][number]
  isOpen: boolean
  setOpen: (open: boolean) => void
  isListOpen: boolean
  setListOpen: (open: boolean) => void
  keys: { areOn: boolean; switchKeys: (on: boolean) => void }
}

// What the palette offers, and the list of keys. It comes with the first press of either.
export function PaletteWindow({ shop, isOpen, setOpen, isListOpen, setListOpen, keys }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const may = (work: Work | null) => work === null || can(shop.role, shop.permissions, work)
  const found = useFound({
    term: isOpen ? term : '',
    orders: may('orders'),
    products: may('products'),
    customers: may('customers'),
    coupons: may('coupons'),
  })
  const open = (next: boolean) => {
    setTerm('')
    setOpen(next)
  }
  const go = (to: string) => () => {
    scrollTo(0, 0)
    void navigate(to)
  }
  const entryOf = ({ id, label, words, Picture, to }: PalettePlace): PaletteEntry => ({
    id,
    label: i18n._(label),
    words: i18n._(words),
    icon: <Picture aria-hidden />,
    run: go(to),
  })
  const groups = [
    {
      heading: t`Orders found`,
      entries: found.orders.map((order) => ({
        id: `order ${order.order_no}`,
        label: `${order.order_no} · ${order.buyer_name}`,
        icon: <ClipboardList aria-hidden />,
        hint: money(order.total),
        isFound: true,
        run: go(sellerPaths.order(order.order_no)),
      })),
    },
    {
      heading: t`Products found`,
      entries: found.products.map((product) => ({
        id: `product ${product.id}`,
        label: product.title,
        icon: <Package aria-hidden />,
        hint: money(product.price),
        isFound: true,
        run: go(sellerPaths.product(String(product.id))),
      })),
    },
    {
      heading: t`Customers found`,
      entries: found.customers.map((customer) => ({
        id: `customer ${customer.id}`,
        label: customer.name,
        icon: <UserRound aria-hidden />,
        hint: customer.phone ? displayPhone(customer.phone) : undefined,
        isFound: true,
        run: go(sellerPaths.customer(customer.id)),
      })),
    },
    {
      heading: t`Coupons found`,
      entries: found.coupons.map((coupon) => ({
        id: `coupon ${coupon.id}`,
        label: coupon.code,
        icon: <TicketPercent aria-hidden />,
        hint: coupon.name || undefined,
        isFound: true,
        run: go(sellerPaths.couponSettings({ term: coupon.code })),
      })),
    },
    { heading: t`Screens`, entries: screens.filter(({ work }) => may(work)).map(entryOf) },
    {
      heading: t`Actions`,
      entries: [
        ...actions.filter(({ work }) => may(work)).map(entryOf),
        {
          id: 'see-shop',
          label: t`See your shop`,
          words: t`storefront, buyers, page`,
          icon: <Store aria-hidden />,
          run: go(paths.storefront({ username: shop.username, onShopHost: false })),
        },
        {
          id: 'shortcuts',
          label: t`Keyboard shortcuts`,
          icon: <Keyboard aria-hidden />,
          hint: '?',
          run: () => setListOpen(true),
        },
      ],
    },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      <CommandPalette
        open={isOpen}
        onOpenChange={open}
        groups={groups}
        term={term}
        onTermChange={setTerm}
        busy={found.isSearching}
      />
      <ShortcutList
        open={isListOpen}
        onClose={() => setListOpen(false)}
        areOn={keys.areOn}
        onSwitch={keys.switchKeys}
      />
    </>
  )
}
