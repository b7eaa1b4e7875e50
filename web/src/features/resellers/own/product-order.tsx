import type { CartProduct } from '@kedai/contracts/carts.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { defaultQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { greater, noSen, subtract, times } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { type ShopPlace, paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field, FieldError, FieldGroup } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Price } from '../../../ui/price.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AreaCart } from './area-cart.ts'

type Props = { product: CartProduct; shop: ShopPlace; area: ProgrammeArea; store: Pick<AreaCart, 'add'> }
type Unit = CartProduct['variations'][number]

// The kind, how many, what it comes to, and the button.
export function ProductOrder({ product, shop, area, store }: Props) {
  const { t } = useLingui()
  const { currency } = product.shop
  const [unitId, setUnitId] = useState(() => firstToHave(product.variations)?.id ?? null)
  const unit = product.variations.find(({ id }) => id === unitId) ?? product.variations[0]
  const rule = {
    min: product.min_purchase_qty,
    max: product.max_purchase_qty,
    multipleOf: product.multiple_of,
  }
  const [wanted, setWanted] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ isGood: boolean; text: string } | null>(null)
  if (!unit) return <Notice tone="info" title={t`This product cannot be ordered now.`} />
  const usual = defaultQuantity(rule, unit.stock)
  const quantity = wanted ?? usual ?? rule.min
  const price = priceFor(unit, quantity)
  const retail = amountOf(unit.retail_price ?? unit.price)
  const margin = greater(subtract(retail, amountOf(price)), noSen)

  const add = async () => {
    if (isBusy) return
    setBusy(true)
    setSaid(null)
    const line = { product_id: product.product_id, variation_id: unit.id, quantity }
    const result = await store.add(line)
    setSaid({ isGood: result.ok, text: result.ok ? t`Added to your cart` : result.message })
    setBusy(false)
  }

  return (
    <Section className="grid gap-5">
      <div className="grid gap-1">
        <Price amount={price} currency={currency} size="l" />
        <p className="text-sm text-ink-soft">
          <Trans>
            sells at {money(formatRinggit(retail), currency)}, {money(formatRinggit(margin), currency)} for you
          </Trans>
        </p>
      </div>
      {unit.tiers && unit.tiers.length > 1 && <Tiers unit={unit} price={price} currency={currency} />}
      {product.variations.length > 1 && (
        <Units product={product} unit={unit} onChange={(id) => (setUnitId(id), setSaid(null))} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Quantity
          value={quantity}
          onChange={setWanted}
          label={t`Quantity of ${product.title}`}
          min={rule.min}
          max={rule.max === null ? unit.stock : unit.stock === null ? rule.max : Math.min(rule.max, unit.stock)}
          step={rule.multipleOf}
        />
        <strong className="text-xl whitespace-nowrap tabular-nums">
          {money(formatRinggit(times(amountOf(price), quantity)), currency)}
        </strong>
      </div>
      {unit.stock !== null && unit.stock > 0 && (
        <p className="text-xs text-ink-soft">
          <Trans>{unit.stock} in stock</Trans>
        </p>
      )}
      <Button
        variant="primary"
        size="l"
        wide
        busy={isBusy}
        disabledBecause={usual === null && t`This is sold out.`}
        onClick={() => void add()}
      >
        <Trans>Add to cart</Trans>
      </Button>
      {said &&
        (said.isGood ? (
          <Notice tone="good" title={said.text}>
            <div className="mt-2 flex flex-wrap gap-2">
              <ButtonLink to={paths.area(shop, area, 'cart')} variant="primary">
                <Trans>View cart</Trans>
              </ButtonLink>
              <ButtonLink to={paths.area(shop, area, 'products')}>
                <Trans>Choose more</Trans>
              </ButtonLink>
            </div>
          </Notice>
        ) : (
          <FieldError>{said.text}</FieldError>
        ))}
    </Section>
  )
}

const Tiers = ({ unit: { tiers = [] }, price, currency }: { unit: Unit; price: string; currency: string }) => (
  <dl className="grid gap-1 text-sm">
    {tiers.map((tier) => (
      <div key={tier.min_qty} className="flex justify-between gap-3">
        <dt className={tier.price === price ? 'font-semibold' : 'text-ink-soft'}>
          <Trans>from {tier.min_qty} pieces</Trans>
        </dt>
        <dd className="font-semibold whitespace-nowrap tabular-nums">
          <Trans>{money(tier.price, currency)} each</Trans>
        </dd>
      </div>
    ))}
  </dl>
)

const maxCards = 6

function Units({ product, unit, onChange }: { product: CartProduct; unit: Unit; onChange: (id: number) => void }) {
  const { t } = useLingui()
  const label = product.tier_variation.map(({ name }) => name).join(' / ') || t`Kind`
  const nameOf = ({ options, stock }: Unit) =>
    stock === 0 ? t`${options.join(' / ')} (sold out)` : options.join(' / ')
  if (product.variations.length > maxCards)
    return (
      <Field label={label}>
        <Select
          name="variation"
          value={String(unit.id)}
          onChange={(event) => onChange(Number(event.target.value))}
          choices={product.variations.map((one) => ({
            value: String(one.id),
            label: `${nameOf(one)} · ${money(one.price, product.shop.currency)}`,
            disabled: one.stock === 0,
          }))}
        />
      </Field>
    )
  return (
    <FieldGroup label={label}>
      <RadioCards
        name="variation"
        value={String(unit.id)}
        onChange={(id) => onChange(Number(id))}
        cards={product.variations.map((one) => ({
          value: String(one.id),
          label: nameOf(one),
          aside: money(one.price, product.shop.currency),
          disabled: one.stock === 0,
        }))}
      />
    </FieldGroup>
  )
}

const firstToHave = (units: readonly Unit[]): Unit | undefined => units.find(({ stock }) => stock !== 0) ?? units[0]

// What a piece costs when so many are taken.
const priceFor = ({ tiers = [], price }: Unit, quantity: number): string =>
  tiers.toSorted((one, other) => one.min_qty - other.min_qty).findLast(({ min_qty }) => min_qty <= quantity)?.price ??
  price
