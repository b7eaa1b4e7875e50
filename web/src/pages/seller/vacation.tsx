import type { SellerVacation } from '@kedai/contracts/vacation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { VacationForm, vacationPath } from '../../features/vacation/seller/vacation-form.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// A shop that is away for a while.
export default function VacationPage() {
  const { t } = useLingui()
  const title = t`Vacation mode`
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      lead={<Trans>Pause the shop, or take orders now and ship later. Ends automatically.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      <Loaded<SellerVacation> path={vacationPath}>{(vacation) => <VacationForm vacation={vacation} />}</Loaded>
    </Page>
  )
}
