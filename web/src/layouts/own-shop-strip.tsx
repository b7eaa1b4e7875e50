import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseShop } from '../lib/chosen-shop.ts'
import { type OwnShop, useOwnShops } from '../lib/own-shops.ts'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'

type Props = {
  // Only on this shop's page; left out, wherever the seller works.
  username?: string
  label: (shop: OwnShop) => ReactNode
}

// Over a public page that a seller looks at: the way back behind the counter.
export function OwnShopStrip({ username, label }: Props) {
  const shop = useOwnShops().find((one) => username === undefined || one.username === username)
  return (
    shop && (
      <div className="no-print border-b border-line bg-accent-soft">
        <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
          <Link
            to={paths.counter()}
            onClick={() => chooseShop(shop.username)}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold [overflow-wrap:anywhere]"
          >
            <Store aria-hidden className="size-4.5 shrink-0" />
            {label(shop)}
          </Link>
        </div>
      </div>
    )
  )
}
