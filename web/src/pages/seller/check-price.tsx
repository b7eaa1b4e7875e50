import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { CheckPrice } from '../../features/resellers/seller/check-price.tsx'
import { areaIn } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// What somebody pays for something, and why.
export default function CheckPricePage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const area = areaIn(params)
  useHead({ title: t`Check a price`, isPrivate: true })
  return (
    <Page
      title={t`Check a price`}
      lead={<Trans>A reseller’s price for a product, and the rule behind it</Trans>}
      back={{ to: sellerPaths.programmes({ area }), label: t`Reseller programmes` }}
    >
      <CheckPrice from={area} />
    </Page>
  )
}
