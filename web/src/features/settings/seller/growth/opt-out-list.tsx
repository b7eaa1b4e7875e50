import type { OptOut } from '@kedai/contracts/opt-outs.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { date } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { SearchInput } from '../../../../ui/admin/search-input.tsx'
import type { List } from '../../../../lib/query-cache.ts'
import { sellerPaths } from '../../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../../lib/with-search.ts'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { growthPaths } from './api.ts'

// One list for the whole shop; who is on it is passed over wherever something goes out.
export function OptOutList({ list, term }: { list: List<OptOut>; term: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lang = useLang()
  const send = useSend(null)
  const [typed, setTyped] = useState('')
  const add = async () => {
    const failure = await send('POST', growthPaths.optOuts, typed.includes('@') ? { email: typed } : { phone: typed })
    tellFailure(failure)
    if (failure === null) setTyped('')
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t`Phone or e-mail`} className="grow">
          <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button
          disabledBecause={typed.trim() === '' && t`Write a phone number or an e-mail address.`}
          onClick={() => void add()}
        >
          <Trans>Add to the list</Trans>
        </Button>
      </div>
      {(list.rows.length > 0 || term !== '') && (
        <SearchInput
          label={t`Search the list`}
          placeholder={t`Phone or e-mail`}
          term={term}
          onChange={(next) => void navigate(sellerPaths.optOuts({ term: next || undefined }), { replace: true })}
        />
      )}
      {list.rows.length === 0 ? (
        <Empty title={term === '' ? t`No one has opted out` : t`No matches in the opt-out list`} />
      ) : (
        <ul className="divide-y divide-line rounded-l border border-line bg-card shadow-card">
          {list.rows.map(({ id, phone, email, channel, at }) => (
            <li key={id} className="flex items-center justify-between gap-2 px-3 py-1.5 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {phone === null ? email : displayPhone(phone)}
                <span className="block text-xs text-ink-soft">{date(at, lang)}</span>
              </span>
              <Button
                variant="quiet"
                className="shrink-0"
                aria-label={t`Take off the list`}
                onClick={() =>
                  void send(
                    'DELETE',
                    withSearch(
                      growthPaths.optOuts,
                      phone === null ? { email: email ?? '', channel } : { phone, channel },
                    ),
                  ).then(tellFailure)
                }
              >
                <Trans>Take off</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.meta.page}
        lastPage={list.meta.last_page}
        hrefOf={(page) => sellerPaths.optOuts({ term: term || undefined, page })}
      />
    </>
  )
}
