import type { Company } from '@kedai/contracts/company.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CompanyForm, companyPath } from '../../features/company/seller/company-form.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// Name, contact, address and links of the shop.
export default function CompanyPage() {
  const { t } = useLingui()
  const title = t`Shop details`
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      lead={<Trans>Your business profile and contact details, as buyers see them.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      <Loaded<Company> path={companyPath}>{(company) => <CompanyForm company={company} />}</Loaded>
    </Page>
  )
}
