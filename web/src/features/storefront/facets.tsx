import type { StorefrontFacets } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useGo } from '../../ui/navigation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { facetsQuery } from './storefront-queries.ts'
import { type Asked, facetsOf, searchWith } from './storefront-search.ts'

type Props = { asked: Asked; shop: ShopPlace; currency: string }

// Narrows the list by price, stock and promo: a plain form in a fold, so that it works before the script has come and without it.
export function Facets({ asked, shop, currency }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const { min, max, stock, promo } = asked
  const chosen = facetsOf(asked)
  const [isOpen, setOpen] = useState(chosen.length > 0)
  const { data: counts } = usePageQuery(isOpen ? facetsQuery(shop.username, asked) : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    go(
      paths.storefront(
        shop,
        searchWith(asked, { min: typed('min'), max: typed('max'), stock: form.has('stock'), promo: form.has('promo') }),
      ),
    )
  }
  return (
    <details
      open={chosen.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-m border border-line bg-card open:w-full sm:order-last sm:w-full"
    >
      <summary className="flex min-h-11 items-center gap-2 px-3 text-sm font-semibold">
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <Trans>Filter</Trans>
        {chosen.length > 0 && (
          <span className="rounded-full bg-accent px-2 text-xs text-on-accent">{chosen.length}</span>
        )}
      </summary>
      <form
        key={chosen.join()}
        action={paths.storefront(shop)}
        method="get"
        onSubmit={submit}
        className="flex flex-wrap items-end gap-x-5 gap-y-3 border-t border-line p-4"
      >
        {asked.q && <input type="hidden" name="q" value={asked.q} />}
        {asked.cat && <input type="hidden" name="cat" value={asked.cat} />}
        {asked.sort !== 'newest' && <input type="hidden" name="sort" value={asked.sort} />}
        <Amount name="min" label={t`From (${currency})`} value={min} />
        <Amount name="max" label={t`To (${currency})`} value={max} />
        <Tick name="stock" label={t`In stock`} isOn={stock} count={counts?.in_stock} />
        <Tick name="promo" label={t`On promo`} isOn={promo} count={counts?.on_promo} />
        <span className="flex items-center gap-2">
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
          {chosen.length > 0 && (
            <PageLink
              to={paths.storefront(shop, searchWith(asked, { min: '', max: '', stock: false, promo: false }))}
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent-ink hover:underline"
            >
              <Trans>Show all</Trans>
            </PageLink>
          )}
        </span>
      </form>
    </details>
  )
}

const Amount = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="grid gap-1 text-xs text-ink-soft">
    {label}
    <input
      name={name}
      defaultValue={value}
      inputMode="decimal"
      maxLength={10}
      pattern="\d{1,7}(\.\d{1,2})?"
      className="box w-28"
    />
  </label>
)

type TickProps = { name: string; label: string; isOn: boolean; count: StorefrontFacets['in_stock'] | undefined }

// The count comes once the fold is open; until then, and without the script, the box stands alone.
const Tick = ({ name, label, isOn, count }: TickProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
    <input type="checkbox" name={name} value="1" defaultChecked={isOn} className="size-5" />
    {label}
    {count && <span className="text-ink-soft tabular-nums">({count.is_capped ? `${count.total}+` : count.total})</span>}
  </label>
)
