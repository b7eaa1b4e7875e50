import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { Chosen } from '../../ui/admin/chosen.tsx'

// `product`: the title of the one whose orders are listed.
type Props = { search: OrderListSearch; product: string | null; onChange: (search: OrderListSearch) => void }

// The tag, days, buyers and product that something led to, each taken away by one press.
export function ChosenOrders({ search, product, onChange }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const { from, to, buyers } = search
  const [first, last] = [from && date(from, lang), to && date(to, lang)]
  return (
    <>
      {search.tag && (
        <Chosen
          label={t`Show orders without this tag too`}
          onRemove={() => onChange({ ...search, tag: undefined, page: undefined })}
        >
          {t`With the tag ${search.tag}`}
        </Chosen>
      )}
      {(first || last) && (
        <Chosen
          label={t`Show orders of all days`}
          onRemove={() => onChange({ ...search, from: undefined, to: undefined, page: undefined })}
        >
          {first === last ? (
            <Trans>Placed on {first}</Trans>
          ) : first && last ? (
            <Trans>
              Placed {first} – {last}
            </Trans>
          ) : first ? (
            <Trans>Placed since {first}</Trans>
          ) : (
            <Trans>Placed until {last}</Trans>
          )}
        </Chosen>
      )}
      {search.product && (
        <Chosen
          label={t`Show orders of all products`}
          onRemove={() => onChange({ ...search, product: undefined, page: undefined })}
        >
          {product === null ? <Trans>Of one product</Trans> : <Trans>With {product}</Trans>}
        </Chosen>
      )}
      {buyers && (
        <Chosen
          label={t`Show orders of all buyers`}
          onRemove={() => onChange({ ...search, buyers: undefined, page: undefined })}
        >
          <Trans>First order of a new customer</Trans>
        </Chosen>
      )}
    </>
  )
}
