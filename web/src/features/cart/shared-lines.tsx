import type { SharedCart } from '@kedai/contracts/carts.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Result } from '../../lib/http-result.ts'
import { money } from '../../lib/format.ts'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { type ShopPlace, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useGo } from '../../ui/navigation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { cartCalls } from './cart-calls.ts'
import { cartStoreOf } from './use-cart.ts'

type Props = { area: AreaName; shop: ShopPlace; token: string; currency: string }

// Somebody else's cart, as it stands now. Looking changes nothing; a button takes its lines into one's own.
export function SharedLines({ area, shop, token, currency }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { username } = shop
  const [answer, setAnswer] = useState<Result<SharedCart> | null>(null)
  const [turn, setTurn] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let hasLeft = false
    void cartCalls({ area, username })
      .shared(token)
      .then((result) => !hasLeft && setAnswer(result))
    return () => {
      hasLeft = true
    }
  }, [area, username, token, turn])
  const take = async () => {
    setBusy(true)
    const result = await cartStoreOf({ area, username }).take(token)
    setBusy(false)
    if (result.ok) go(paths.cart(shop))
    else setRefusal(result.message)
  }
  if (!answer) return <ListSkeleton rows={3} />
  if (!answer.ok)
    return (
      <Empty
        title={answer.message}
        action={
          <>
            {answer.code !== 404 && <Button onClick={() => setTurn(turn + 1)}>{t`Try again`}</Button>}
            <ButtonLink to={paths.storefront(shop)} variant="primary">
              <Trans>See the shop</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  const { lines, subtotal } = answer.data
  const { imageAttempts } = areaRules(area)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="overflow-clip rounded-l border border-line bg-card shadow-card">
        {lines.map((line) => (
          <li key={`${line.variation_id}`} className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
            <span className="size-16 shrink-0 overflow-hidden rounded-m bg-sunken">
              {line.image && <LazyImage src={line.image} alt="" width={128} height={128} attempts={imageAttempts} />}
            </span>
            <div className="min-w-0 flex-1">
              <PageLink to={paths.item(shop, line.view_id)} className="text-sm font-semibold hover:underline">
                {line.title}
              </PageLink>
              {line.options.length > 0 && <p className="text-xs text-ink-soft">{line.options.join(' · ')}</p>}
              <p className="text-xs text-ink-soft">
                {line.quantity} × {money(line.price, currency)}
              </p>
              {line.problem && <p className="mt-1 text-sm text-gold-ink">{line.problem}</p>}
            </div>
            <strong className="text-sm whitespace-nowrap tabular-nums">{money(line.total, currency)}</strong>
          </li>
        ))}
      </ul>
      <div
        data-bottom-bar="phone"
        className="no-print sticky bottom-0 z-20 -mx-4 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-l sm:border"
      >
        {refusal && (
          <p role="alert" className="mb-2 text-sm font-medium text-danger-ink">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-xs leading-snug text-ink-soft">
            <Plural value={lines.length} one="# item" other="# items" />
            <strong className="block text-base leading-tight whitespace-nowrap text-ink">
              {money(subtotal, currency)}
            </strong>
          </p>
          <Button
            variant="primary"
            size="l"
            busy={isBusy}
            onClick={() => void take()}
            className="shrink-0 grow px-4 sm:grow-0"
          >
            <Trans>Add all to my cart</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
