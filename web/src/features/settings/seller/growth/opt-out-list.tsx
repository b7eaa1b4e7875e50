import type { OptOut } from '@kedai/contracts/opt-outs.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
export function OptOutList({ list }: { list: List<OptOut> }) {
  const { t } = useLingui()
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
      {list.rows.length === 0 ? (
        <Empty title={t`Nobody is on the list`} />
      ) : (
        <ul className="divide-y divide-line rounded-l border border-line bg-card shadow-card">
          {list.rows.map(({ id, phone, email, channel, at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
              <span className="[overflow-wrap:anywhere]">
                {phone === null ? email : displayPhone(phone)}
                <span className="block text-ink-soft">{at.slice(0, 10)}</span>
              </span>
              <Button
                variant="quiet"
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
                <Trans>Take off the list</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.meta.page}
        lastPage={list.meta.last_page}
        hrefOf={(page) => withSearch(sellerPaths.optOuts(), { page })}
      />
    </>
  )
}
