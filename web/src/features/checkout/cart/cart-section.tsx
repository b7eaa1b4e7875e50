import type { CartCheckout } from '@kedai/contracts/carts.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CheckoutSection } from '../checkout-section.tsx'
import { OrderFile } from '../files-later.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { useWords } from '../use-words.ts'
import type { CartCheckoutProps } from './cart-doings.ts'
import { CartUpsell } from './cart-upsell.tsx'
import { SenderFields } from './sender-fields.tsx'

type Props = Pick<CartCheckoutProps, 'data' | 'doings' | 'error' | 'cartHref' | 'shelfHref'> & { checkout: OrderInHand }

// What is bought: the lines of the cart, in short.
export function CartSection({ checkout, data, doings, error, cartHref, shelfHref }: Props) {
  const { currency } = data.shop
  const { say } = useWords()
  const refused = checkout.problems.items
  const isBlocked = data.cart.some(({ problem }) => problem !== null)
  return (
    <CheckoutSection
      checkout={checkout}
      name="item"
      title={<Trans>Your items</Trans>}
      summary={<Plural value={data.total_qty} one="# item" other="# items" />}
    >
      <div className="grid gap-2">
        <ul className="grid gap-2 text-sm">
          {data.cart.map((row) => (
            <Line key={row.row_id} row={row} currency={currency} />
          ))}
        </ul>
        <p className="text-sm">
          <Link to={cartHref} className="inline-flex min-h-11 items-center">
            <Trans>Change the cart</Trans>
          </Link>
        </p>
      </div>
      {refused && <FieldError>{say('items', refused)}</FieldError>}
      {isBlocked && (
        <Notice tone="warn" title={<Trans>Some items cannot be ordered like this</Trans>}>
          <Trans>They are not counted. Change or remove them in your cart.</Trans>
        </Notice>
      )}
      {data.file_upload && <OrderFile checkout={checkout} upload={data.file_upload} />}
      {data.minimum?.problem && (
        <Notice tone="warn" title={data.minimum.problem}>
          <Link to={shelfHref}>
            <Trans>Add more products</Trans>
          </Link>
        </Notice>
      )}
      {data.takes_sender && <SenderFields checkout={checkout} />}
      {data.click_upsell && (
        <CartUpsell
          offer={data.click_upsell}
          currency={currency}
          refusal={error?.at === 'upsell' ? error.text : null}
          onAnswer={doings.answerUpsell}
        />
      )}
    </CheckoutSection>
  )
}

const Line = ({ row, currency }: { row: CartCheckout['cart'][number]; currency: string }) => (
  <li className="flex gap-3">
    <span className="min-w-0 flex-1">
      <span className="text-ink-soft">{row.quantity} ×</span> {row.title}
      {row.options.length > 0 && <span className="text-ink-soft"> ({row.options.join(' / ')})</span>}
      {row.problem && <span className="block text-xs font-medium text-gold-ink">{row.problem}</span>}
    </span>
    <span className="whitespace-nowrap tabular-nums">
      {row.problem ? <s className="text-ink-faint">{money(row.total, currency)}</s> : money(row.total, currency)}
    </span>
  </li>
)
