import type { CommissionRuleList } from '@kedai/contracts/commissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { commissionRulesPath } from '../../features/resellers/seller/api.ts'
import { CommissionRules } from '../../features/resellers/seller/commission-rules.tsx'
import { areaIn, areaWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// What is paid in place of a programme's own percentage: by rank, by product, for a time.
export default function CommissionRulesPage() {
  const { t, i18n } = useLingui()
  const [params] = useSearchParams()
  const area = areaIn(params)
  useHead({ title: t`Commission rules`, isPrivate: true })
  return (
    <Page
      title={t`Commission rules`}
      lead={
        <Trans>{i18n._(areaWords[area])}: the first matching rule applies; otherwise the programme percentage.</Trans>
      }
      back={{ to: sellerPaths.programmes({ area }), label: t`Reseller programmes` }}
    >
      <Loaded<CommissionRuleList> key={area} path={commissionRulesPath(area)}>
        {(list) => <CommissionRules area={area} list={list} />}
      </Loaded>
    </Page>
  )
}
