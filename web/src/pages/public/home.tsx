import { Trans, useLingui } from '@lingui/react/macro'
import { OwnShopStrip } from '../../layouts/own-shop-strip.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useSite } from '../../lib/site.tsx'
import { demoInvoiceQuery, HomeDemo } from './home-demo.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeInvitation } from './home-invitation.tsx'
import { HomePromises } from './home-promises.tsx'
import { HomeSteps } from './home-steps.tsx'

export const queries = ({ site }: PageContext) => (site.demo ? [demoInvoiceQuery] : [])

// What one shows a seller: what it is, how it goes, what it takes off their hands; in demo mode, how to try it.
export default function HomePage() {
  const { t } = useLingui()
  const { demo, publicUrl } = useSite()
  useHead({
    title: t`Kedai: your shop in one link`,
    description: t`Share a link on WhatsApp. Buyers choose, pay and get their order number on one page.`,
    canonical: `${publicUrl}/`,
  })
  return (
    <PublicLayout shop={null}>
      <OwnShopStrip label={({ name }) => <Trans>Go on in {name}</Trans>} />
      <HomeHero />
      {demo && <HomeDemo />}
      <HomeSteps />
      <HomePromises />
      <HomeInvitation />
    </PublicLayout>
  )
}
