import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { apiQuery } from '../../../lib/query.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { type PickedProduct, ProductPicker } from '../../../lib/seller/product-picker.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { type PriceSearch, explainedPriceQuery, resellersQuery } from './api.ts'
import { areaWords, programmeAreas } from './words.ts'

// A product, a number of pieces and a programme or one of its resellers: the price of one piece, step by step.
export function CheckPrice({ from }: { from: ProgrammeArea }) {
  const { t, i18n } = useLingui()
  const [area, setArea] = useState<string>(from)
  const [reseller, setReseller] = useState('')
  const [product, setProduct] = useState<PickedProduct | null>(null)
  const [variation, setVariation] = useState<number | null>(null)
  const [quantity, setQuantity] = useState(1)
  const { data: resellers } = useQuery(resellersQuery({ area, status: 'active' }))
  const { data: found } = useQuery({
    ...apiQuery<SellerProduct>(`/api/ajax/seller/products/${product?.id}`),
    enabled: product !== null,
  })
  const units = found?.id === product?.id ? (found?.variations ?? []) : []
  const unit = units.find(({ id }) => id === variation) ?? units[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field label={t`Programme`}>
            <Select
              name="area"
              value={area}
              choices={programmeAreas.map((name) => ({ value: name, label: i18n._(areaWords[name]) }))}
              onChange={({ target }) => (setArea(target.value), setReseller(''))}
            />
          </Field>
          <Field label={t`Reseller`}>
            <Select
              name="reseller_id"
              value={reseller}
              choices={[
                { value: '', label: t`Anyone at the lowest rank` },
                ...(resellers?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ target }) => setReseller(target.value)}
            />
          </Field>
        </div>
        <ProductPicker
          name="product"
          label={t`Product`}
          most={1}
          chosen={product ? [product] : []}
          onChange={([picked]) => (setProduct(picked ?? null), setVariation(null))}
        />
        {units.length > 1 && unit && (
          <Field label={t`Variation`}>
            <Select
              name="variation"
              value={String(unit.id)}
              choices={units.map(({ id, option_values: options }) => ({
                value: String(id),
                label: options.join(' · '),
              }))}
              onChange={({ target }) => setVariation(Number(target.value))}
            />
          </Field>
        )}
        <Field label={t`Quantity`}>
          <Quantity value={quantity} max={100_000} onChange={setQuantity} />
        </Field>
      </Section>
      {unit && (
        <Explained
          search={{ area, reseller_id: reseller || undefined, variation_id: unit.id, quantity: String(quantity) }}
        />
      )}
    </div>
  )
}

function Explained({ search }: { search: PriceSearch }) {
  const { data, error, refetch } = useQuery({ ...explainedPriceQuery(search), placeholderData: keepPreviousData })
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={5} />
  return (
    <Section
      title={<Trans>Price of one piece</Trans>}
      aside={<strong className="text-xl whitespace-nowrap tabular-nums">{money(data.price)}</strong>}
    >
      <ol className="grid divide-y divide-line text-sm" aria-live="polite">
        {data.steps.map(({ step, text, price, decides }) => (
          <li
            key={step}
            className={classes(
              'flex items-center justify-between gap-3 py-3',
              decides ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            <span className="flex min-w-0 items-center gap-2">
              <Check aria-hidden className={classes('size-4 shrink-0 text-accent-ink', !decides && 'invisible')} />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {decides && (
                  <span className="sr-only">
                    {' '}
                    <Trans>This one counts.</Trans>
                  </span>
                )}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{price === null ? '–' : money(price)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
