import type { PublicProgramme } from '@kedai/contracts/programmes.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Applied } from '../../features/resellers/join/applied.tsx'
import { ApplyForm } from '../../features/resellers/join/apply-form.tsx'
import { Offer } from '../../features/resellers/join/offer.tsx'
import { useHead } from '../../lib/head.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Page, Section } from '../../ui/page.tsx'
import { JoinFrame, NoneOpen, joinQueries } from './join-frame.tsx'

export const queries = joinQueries

// One programme: what it offers, and the form to join it.
export default function JoinPage() {
  const { area } = useParams()
  return (
    <JoinFrame>
      {(storefront, programmes, shop) => (
        <Joining
          storefront={storefront}
          programme={programmes.find((one) => one.area === area?.toLowerCase()) ?? null}
          shop={shop}
        />
      )}
    </JoinFrame>
  )
}

type Props = { storefront: Storefront; programme: PublicProgramme | null; shop: ShopPlace }

function Joining({ storefront: { name: shopName, theme }, programme, shop }: Props) {
  const { t } = useLingui()
  const [sent, setSent] = useState<{ message: string | null } | null>(null)
  const title = programme?.name ?? t`Sell for ${shopName}`
  useHead({
    title: `${title} · ${shopName}`,
    description: t`The programmes for resellers of ${shopName}: what they offer, and how to join.`,
    stylesheet: theme.stylesheet,
    isUnlisted: programme === null,
  })
  const finish = (message: string | null) => {
    setSent({ message })
    scrollTo(0, 0)
  }
  return (
    <Page title={title} back={{ to: paths.join(shop), label: t`Sell for ${shopName}` }} width="narrow">
      {programme === null ? (
        <NoneOpen shop={shop} isOne />
      ) : sent ? (
        <Applied
          message={sent.message ?? <Trans>Your application has arrived.</Trans>}
          shopName={shopName}
          homeHref={paths.area(shop, programme.area)}
          shopHref={paths.storefront(shop)}
        />
      ) : (
        <div className="grid gap-5">
          <Section title={<Trans>Programme benefits</Trans>}>
            <Offer programme={programme} />
          </Section>
          <p className="text-sm">
            <Trans>
              In it already? <Link to={paths.area(shop, programme.area)}>Sign in</Link>
            </Trans>
          </p>
          <ApplyForm programme={programme} username={shop.username} onSent={finish} />
        </div>
      )}
    </Page>
  )
}
