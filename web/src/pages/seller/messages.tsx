import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { messagesQuery } from '../../features/messages/seller/api.ts'
import { MessageFilters } from '../../features/messages/seller/message-filters.tsx'
import { MessageRows } from '../../features/messages/seller/message-rows.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type MessageListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Empty } from '../../ui/empty.tsx'

// Everything the shop sent to people: offers, invoices, reminders, quotes and mails about orders, in one ledger.
export default function MessagesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const part = (name: string) => params.get(name) ?? undefined
  const search: MessageListSearch = {
    reason: part('reason'),
    channel: part('channel'),
    show: part('show'),
    term: part('term'),
    page: Number(params.get('page')) || undefined,
  }
  const list = useQuery({ ...messagesQuery(search), staleTime: 0 })
  const change = (next: MessageListSearch) => void navigate(sellerPaths.messages(next), { replace: true })
  const narrowed = [search.reason, search.channel, search.show].filter((one) => one !== undefined).length
  useHead({ title: t`Messages`, isPrivate: true })
  return (
    <ListPage
      title={t`Messages`}
      count={<Trans>All messages sent by your shop and their status</Trans>}
      ways={[
        { to: sellerPaths.campaigns(), label: t`Campaigns` },
        { to: sellerPaths.optOuts(), label: t`Opt-out list` },
      ]}
      search={
        <SearchInput
          label={t`Search messages`}
          placeholder={t`Phone, e-mail, name`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term: term || undefined, page: undefined })}
        />
      }
      narrowedBy={narrowed}
      filters={<MessageFilters search={search} onChange={change} />}
    >
      <ListRows
        list={list}
        hrefOf={(page) => sellerPaths.messages({ ...search, page })}
        empty={
          narrowed > 0 || search.term ? (
            <Empty title={t`No matching messages`} />
          ) : (
            <Empty title={t`No messages sent yet`}>
              <Trans>Invoices, orders, reminders and offers sent by your shop are listed here.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <MessageRows rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
