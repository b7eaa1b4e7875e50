import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { Chosen } from '../../ui/admin/chosen.tsx'
import { useProfitWords } from './profit-words.ts'

// `product`: the title of the one whose orders are listed; `method`: the name of the way to pay.
type Props = {
  search: OrderListSearch
  product: string | null
  method: string | null
  onChange: (search: OrderListSearch) => void
}

// The tag, days, hour, buyers, product, way to pay and figure of the profit that something led to, each taken away by one press.
export function ChosenOrders({ search, product, method, onChange }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const profitWords = useProfitWords()
  const { from, to, buyers, hour } = search
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
      {search.payment_method && (
        <Chosen
          label={t`Show orders of all payment methods`}
          onRemove={() => onChange({ ...search, payment_method: undefined, page: undefined })}
        >
          <Trans>Payment method: {method ?? search.payment_method}</Trans>
        </Chosen>
      )}
      {hour !== undefined && (
        <Chosen
          label={t`Show orders of all hours`}
          onRemove={() => onChange({ ...search, hour: undefined, page: undefined })}
        >
          <Trans>
            Placed between {clock(hour)} and {clock((hour + 1) % 24)}
          </Trans>
        </Chosen>
      )}
      {search.profit && (
        <Chosen
          label={t`Show orders of any cost`}
          onRemove={() => onChange({ ...search, profit: undefined, page: undefined })}
        >
          {profitWords(search.profit)}
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

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
