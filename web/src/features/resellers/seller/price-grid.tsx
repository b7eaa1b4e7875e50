import type { PriceList } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'
import { type Limit, RetailLimits } from './retail-limits.tsx'

type Entry = { product_id: number; variation_id: number | null; price: string; min_qty: string }
type Product = PriceList['products'][number]

const toValues = ({ prices, products }: PriceList) => ({
  prices: prices.map((price): Entry => ({ ...price, min_qty: String(price.min_qty) })),
  limits: products.map(({ id, retail_floor: floor, retail_ceiling: ceiling }): Limit => ({
    product_id: id,
    floor: floor ?? '',
    ceiling: ceiling ?? '',
  })),
})
type Values = ReturnType<typeof toValues>

// Limits hold for everybody, and go with the list of a rank; only what has changed is sent.
const toWire =
  (isOfRank: boolean) =>
  ({ prices, limits }: Values, saved: Values) => ({
    prices,
    ...(isOfRank && JSON.stringify(limits) !== JSON.stringify(saved.limits) && { limits }),
  })

// What a rank, or one reseller, pays for each thing. Prices of what is no longer sold stay as they are.
export function PriceGrid({ list, path }: { list: PriceList; path: string }) {
  const { t } = useLingui()
  const [term, setTerm] = useState('')
  const isOfRank = list.reseller === null
  const form = useSettingsForm({ path, answer: list, toValues, toWire: toWire(isOfRank) })
  const { prices, limits } = form.values
  const wanted = term.toLocaleLowerCase()
  const shown = list.products.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  const shared = {
    prices,
    errors: form.errors,
    onChange: (next: Entry[]) => form.change({ prices: next }),
  }
  return (
    <SettingsBody form={form}>
      <SearchInput label={t`Search products`} placeholder={t`Name of a product`} term={term} onChange={setTerm} />
      {shown.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No product matches.</Trans>
        </p>
      )}
      {shown.map((product) => (
        <ProductPrices key={product.id} product={product} {...shared}>
          {isOfRank && (
            <RetailLimits
              limits={limits}
              productId={product.id}
              errors={form.errors}
              onChange={(next) => form.change({ limits: next })}
            />
          )}
        </ProductPrices>
      ))}
    </SettingsBody>
  )
}

type PricesProps = { prices: readonly Entry[]; errors: Record<string, string>; onChange: (prices: Entry[]) => void }

const ProductPrices = ({ product, children, ...shared }: PricesProps & { product: Product; children: ReactNode }) => {
  const { t } = useLingui()
  const hasSeveral = product.variations.length > 1
  return (
    <Section title={product.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasSeveral && (
        <UnitPrices
          {...shared}
          productId={product.id}
          variationId={null}
          name={t`All of them`}
          usual={null}
          atRank={null}
        />
      )}
      {product.variations.map(({ id, options, retail_price: usual, rank_price: atRank }) => (
        <UnitPrices
          key={id}
          {...shared}
          productId={product.id}
          variationId={id}
          name={hasSeveral ? options : t`Price`}
          usual={usual}
          atRank={atRank}
        />
      ))}
      {children}
    </Section>
  )
}

type UnitProps = PricesProps & {
  productId: number
  variationId: number | null
  name: string
  // Null for all variations together.
  usual: string | null
  // What one piece costs at the rank; null in a rank's own list.
  atRank: string | null
}

// The prices of one unit: from how many pieces, and how much each.
function UnitPrices({ prices, errors, onChange, productId, variationId, name, usual, atRank }: UnitProps) {
  const { t } = useLingui()
  const own = prices.flatMap((entry, at) =>
    entry.product_id === productId && entry.variation_id === variationId ? [{ entry, at }] : [],
  )
  const edit = (at: number, part: Partial<Entry>) =>
    onChange(prices.map((entry, place) => (place === at ? { ...entry, ...part } : entry)))
  const add = () =>
    onChange([
      ...prices,
      { product_id: productId, variation_id: variationId, price: '', min_qty: own.length === 0 ? '1' : '' },
    ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3 first-of-type:border-t-0 first-of-type:pt-0">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="min-w-0 wrap-anywhere">
          <strong>{name}</strong>
          {usual !== null && (
            <span className="text-ink-soft">
              {' · '}
              <Trans>usually {money(usual)}</Trans>
              {atRank !== null && (
                <>
                  {' · '}
                  <Trans>at the rank {money(atRank)}</Trans>
                </>
              )}
            </span>
          )}
        </span>
        <Button variant="quiet" aria-label={t`Add a price for ${name}`} onClick={add}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a price</Trans>
        </Button>
      </p>
      {own.map(({ entry, at }) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <Field label={t`Minimum quantity`} error={errors[`prices.${at}.min_qty`]}>
            <NumberInput
              name={`prices.${at}.min_qty`}
              value={entry.min_qty}
              onChange={({ target }) => edit(at, { min_qty: target.value })}
            />
          </Field>
          <Field label={t`Each`} error={errors[`prices.${at}.price`]}>
            <MoneyInput
              name={`prices.${at}.price`}
              value={entry.price}
              onChange={({ target }) => edit(at, { price: target.value })}
            />
          </Field>
          <IconButton label={t`Remove this price`} onClick={() => onChange(prices.filter((_, place) => place !== at))}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
