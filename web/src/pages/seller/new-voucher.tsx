import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { readCommissionAddress } from '../../features/resellers/seller/list-address.ts'
import { VoucherForm } from '../../features/resellers/seller/voucher-form.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

export default function NewVoucherPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  useHead({ title: t`New voucher`, isPrivate: true })
  return (
    <Page title={t`New voucher`} back={{ to: sellerPaths.vouchers(), label: t`Payment vouchers` }}>
      <VoucherForm resellerId={readCommissionAddress(params).reseller_id} />
    </Page>
  )
}
