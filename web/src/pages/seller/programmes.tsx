import type { Programme } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { programmePath } from '../../features/resellers/seller/api.ts'
import { ProgrammeForm } from '../../features/resellers/seller/programme-form.tsx'
import { Ranks } from '../../features/resellers/seller/ranks.tsx'
import { areaIn, areaWords, programmeAreas } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'

// How each programme of resellers works: its terms, its ranks and their prices.
export default function ProgrammesPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const area = areaIn(params)
  useHead({ title: t`Reseller programmes`, isPrivate: true })
  return (
    <Page
      title={t`Reseller programmes`}
      lead={<Trans>Ranks, prices and commissions for resellers</Trans>}
      back={{ to: sellerPaths.resellers(), label: t`Resellers` }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Select
          aria-label={t`Programme`}
          className="sm:max-w-80"
          value={area}
          choices={programmeAreas.map((name) => ({ value: name, label: i18n._(areaWords[name]) }))}
          onChange={({ target }) => void navigate(sellerPaths.programmes({ area: target.value }), { replace: true })}
        />
        <Ranks key={`ranks ${area}`} area={area} />
        <Loaded<Programme> key={area} path={programmePath(area)}>
          {(programme) => <ProgrammeForm programme={programme} />}
        </Loaded>
      </div>
    </Page>
  )
}
