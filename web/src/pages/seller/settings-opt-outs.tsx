import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { optOutsQuery } from '../../features/settings/seller/growth/api.ts'
import { OptOutList } from '../../features/settings/seller/growth/opt-out-list.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'

export default function OptOutsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = { term: params.get('term') ?? '', page: Number(params.get('page')) || 1 }
  return (
    <SettingPage
      title={t`Opted out`}
      lead={<Trans>Campaigns and automations are not sent to these people.</Trans>}
      setting={optOutsQuery(search)}
    >
      {(list) => <OptOutList list={list} term={search.term} />}
    </SettingPage>
  )
}
