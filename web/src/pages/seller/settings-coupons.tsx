import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CouponSearch } from '../../features/settings/seller/coupons/api.ts'
import { CouponSettings } from '../../features/settings/seller/coupons/coupon-settings.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

export default function CouponSettingsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const search: CouponSearch = {
    status: params.get('status') ?? undefined,
    term: params.get('term') ?? undefined,
    page: Number(params.get('page')) || undefined,
  }
  useHead({ title: t`Coupons`, isPrivate: true })
  return (
    <Page
      title={t`Coupons`}
      lead={<Trans>Discount codes for the buyers and dates you choose.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          <Plus aria-hidden className="size-4" />
          <Trans>New coupon</Trans>
        </Button>
      }
    >
      <CouponSettings
        search={search}
        onSearch={(next) => void navigate(sellerPaths.couponSettings(next), { replace: true })}
        isNew={isNew}
        onNew={setNew}
      />
    </Page>
  )
}
