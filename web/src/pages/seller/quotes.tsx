import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { quotesQuery } from '../../features/invoices/quotes/api.ts'
import { NoQuotes } from '../../features/invoices/quotes/no-quotes.tsx'
import { lastQuoteList, readQuoteAddress } from '../../features/invoices/quotes/quote-address.ts'
import { QuoteTable } from '../../features/invoices/quotes/quote-table.tsx'
import { QuoteTabs } from '../../features/invoices/quotes/quote-tabs.tsx'
import { useHead } from '../../lib/head.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'

export default function QuotesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readQuoteAddress(params)
  const list = useQuery(quotesQuery(search))
  const quotes = list.data
  useHead({ title: t`Quotes`, isPrivate: true })
  useEffect(() => lastQuoteList.write(readQuoteAddress(params)), [params])
  const total = quotes?.meta.total ?? 0
  return (
    <ListPage
      title={t`Quotes`}
      count={
        quotes &&
        (quotes.meta.total_is_capped ? (
          <Trans>More than {total} quotes</Trans>
        ) : (
          <Plural value={total} one="# quote" other="# quotes" />
        ))
      }
      add={{ to: sellerPaths.newQuote(), label: t`New quote` }}
      ways={[{ to: sellerPaths.invoices(), label: t`Invoices`, isOnPhone: true }]}
      queues={<QuoteTabs search={search} />}
      search={
        <SearchInput
          label={t`Search quotes`}
          placeholder={t`Number, name, phone, e-mail`}
          term={search.term ?? ''}
          onChange={(term) =>
            void navigate(sellerPaths.quotes({ ...search, term, page: undefined }), { replace: true })
          }
        />
      }
      isBare={quotes?.rows.length === 0 && isWhole(search)}
    >
      <ListRows
        list={list}
        hrefOf={(page) => sellerPaths.quotes({ ...search, page })}
        empty={<NoQuotes search={search} />}
      >
        {(rows) => <QuoteTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
