import type { OperatorLogLine } from '@kedai/contracts/operator.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { LogList } from '../../features/operator/log-list.tsx'
import { operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Rows } from '../../features/operator/rows.tsx'
import { useHead } from '../../lib/head.ts'
import { apiListQuery } from '../../lib/query.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'

export function LogPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const about = params.get('about') ?? ''
  const search = { about, page: Number(params.get('page')) || undefined }
  const list = useQuery({
    ...apiListQuery<OperatorLogLine>(operatorCalls.log(search)),
    placeholderData: keepPreviousData,
  })
  useHead({ title: t`Log`, isPrivate: true })
  return (
    <Page title={t`Log`} lead={t`Actions by operators. Entries cannot be changed or deleted.`}>
      <SearchInput
        className="mb-4"
        label={t`Of a shop or an e-mail`}
        placeholder={t`Address of a shop, or an e-mail`}
        term={about}
        onChange={(term) => void navigate(operatorPaths.log({ about: term }), { replace: true })}
      />
      <Rows
        list={list}
        hrefOf={(page) => operatorPaths.log({ about, page })}
        empty={
          <Empty title={t`No entries yet`}>
            <Trans>Every operator action and the person who did it are listed here.</Trans>
          </Empty>
        }
      >
        {(rows) => <LogList rows={rows} />}
      </Rows>
    </Page>
  )
}
