import type { Cart, CartRow } from '@kedai/contracts/carts.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ShopPlace } from '../../paths.ts'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartState, CartStore } from './cart-store.ts'
import { cartPlaces } from './cart-places.ts'
import { ClearCart } from './clear-cart.tsx'

type Props = {
  area: AreaName
  shop: ShopPlace
  cart: Cart
  currency: string
  error: CartState['error']
  store: CartStore
}

// What lies in the cart.
export function CartLines({ area, shop, cart, currency, error, store }: Props) {
  const { t } = useLingui()
  const places = cartPlaces(area, shop)
  const remove = async (row: CartRow) => {
    const { title, product_id, variation_id, quantity } = row
    toast({
      text: t`${title} removed`,
      tone: 'info',
      action: { label: t`Undo`, run: () => void store.add({ product_id, variation_id, quantity }) },
    })
    await store.remove(row.row_id)
  }
  return (
    <section aria-labelledby="cart-lines" className="overflow-clip rounded-l border border-line bg-card shadow-card">
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-1">
        <h2 id="cart-lines" className="text-base">
          <Plural value={cart.total_qty} one="# item" other="# items" />
        </h2>
        <ClearCart onClear={store.clear} />
      </header>
      {error?.at === 'cart' && (
        <div className="px-4 pt-3">
          <FieldError>{error.text}</FieldError>
        </div>
      )}
      <ul>
        {cart.cart.map((row) => (
          <CartLine
            key={row.row_id}
            row={row}
            currency={currency}
            to={places.item(row.view_id)}
            imageAttempts={areaRules(area).imageAttempts}
            refusal={error?.at === row.row_id ? error.text : null}
            onChange={(quantity) => void store.change(row.row_id, quantity)}
            onRemove={() => void remove(row)}
          />
        ))}
      </ul>
      {cart.changes.length > 0 && (
        <ul className="grid gap-1 border-t border-line bg-gold-soft px-4 py-3 text-sm">
          {cart.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
