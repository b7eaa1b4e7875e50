import { useLingui } from '@lingui/react/macro'
import { type ShopPlace, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useGo } from '../../ui/navigation.ts'
import { type Asked, type Sort, searchWith, sorts } from './storefront-search.ts'

// The phone's own list in a plain form, so that it works before the script has come and without it.
export function SortChoice({ asked, shop }: { asked: Asked; shop: ShopPlace }) {
  const { t } = useLingui()
  const go = useGo()
  const names = {
    newest: t`Newest`,
    popular: t`Most sold`,
    rated: t`Best rated`,
    price_low: t`Lowest price`,
    price_high: t`Highest price`,
  } satisfies Record<Sort, string>
  const choose = (value: string) =>
    go(paths.storefront(shop, searchWith(asked, { sort: sorts.find((sort) => sort === value) ?? 'newest' })))
  return (
    <form action={paths.storefront(shop)} method="get" className="flex min-w-0 flex-1 items-center justify-end gap-2">
      {asked.q && <input type="hidden" name="q" value={asked.q} />}
      {asked.cat && <input type="hidden" name="cat" value={asked.cat} />}
      {asked.min && <input type="hidden" name="min" value={asked.min} />}
      {asked.max && <input type="hidden" name="max" value={asked.max} />}
      {asked.stock && <input type="hidden" name="stock" value="1" />}
      {asked.promo && <input type="hidden" name="promo" value="1" />}
      <select
        key={asked.sort}
        name="sort"
        aria-label={t`Order of the list`}
        defaultValue={asked.sort}
        onChange={(event) => choose(event.currentTarget.value)}
        className="box w-auto min-w-0 pr-8"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">{t`Sort`}</Button>
      </noscript>
    </form>
  )
}
