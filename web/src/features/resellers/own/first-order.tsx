import type { Cart } from '@kedai/contracts/carts.ts'
import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { greater, noSen, subtract } from '@kedai/domain/money/sen.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { type ShopPlace, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { shareOf } from './share-of.ts'

type Props = { home: ResellerHome; shop: ShopPlace; cart: Pick<Cart, 'total_qty' | 'subtotal'> | null }

// What opens everything: an order of a certain size. How far the cart has come, and what is short.
export function FirstOrder({ home: { minimum, area }, shop, cart }: Props) {
  const pieces = cart?.total_qty ?? 0
  const amount = amountOf(cart?.subtotal ?? '0.00')
  const wanted = amountOf(minimum.min_amount)
  const morePieces = Math.max(0, minimum.min_qty - pieces)
  const moreAmount = greater(subtract(wanted, amount), noSen)
  const isEnough = morePieces === 0 && moreAmount === noSen
  const amountText = money(formatRinggit(moreAmount))
  return (
    <Section title={<Trans>Your first order</Trans>} className="grid content-start gap-4">
      {minimum.min_qty > 0 && (
        <Progress
          label={<Trans>Pieces in your cart</Trans>}
          share={shareOf(pieces, minimum.min_qty)}
          aside={
            <Trans>
              {pieces} of {minimum.min_qty}
            </Trans>
          }
        />
      )}
      {wanted > noSen && (
        <Progress
          label={<Trans>Amount in your cart</Trans>}
          share={shareOf(amount, wanted)}
          aside={
            <Trans>
              {money(formatRinggit(amount))} of {money(minimum.min_amount)}
            </Trans>
          }
        />
      )}
      <p className="text-sm">
        {isEnough ? (
          <Trans>Your cart is large enough. Check out and pay, and your link starts to count.</Trans>
        ) : morePieces > 0 && moreAmount > noSen ? (
          <Trans>
            Still short: <Plural value={morePieces} one="# piece" other="# pieces" /> and {amountText}.
          </Trans>
        ) : morePieces > 0 ? (
          <Trans>
            Still short: <Plural value={morePieces} one="# piece" other="# pieces" />.
          </Trans>
        ) : (
          <Trans>Still short: {amountText}.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.area(shop, area, isEnough ? 'cart' : 'products')} variant="primary">
          {isEnough ? <Trans>To the cart</Trans> : <Trans>Choose products</Trans>}
        </ButtonLink>
      </div>
    </Section>
  )
}
