import { Trans, useLingui } from '@lingui/react/macro'
import { Shophouse } from '../../features/accounts/shophouse.tsx'
import { money } from '../../lib/format.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TillSlip } from '../../ui/till-slip.tsx'

export const demoShop = { username: 'demo', onShopHost: false }

export const HomeHero = () => (
  <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-10 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-16">
    <div>
      <h1 className="text-3xl">
        <Trans>Your whole shop in one link.</Trans>
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        <Trans>
          Share it on WhatsApp. Buyers choose, pay and get their order number on one page. You see at a glance what is
          paid, what to check and what to pack.
        </Trans>
      </p>
      <HeroButtons />
      <p className="mt-4 text-sm text-ink-faint">
        <Trans>In Malay, English and Chinese. On the phone you already have.</Trans>
      </p>
    </div>
    <div className="relative mx-auto w-full max-w-md pb-24 sm:pb-16 lg:max-w-lg">
      <Shophouse className="w-full" />
      <SampleSlip />
    </div>
  </div>
)

function HeroButtons() {
  const { demo, registration } = useSite()
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      {registration && (
        <ButtonLink to={paths.register()} variant="primary" size="l" className="max-sm:w-full">
          <Trans>Open your shop</Trans>
        </ButtonLink>
      )}
      {demo ? (
        <ButtonLink to={paths.storefront(demoShop)} size="l" className="max-sm:w-full">
          <Trans>Look around the demo shop</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login()} size="l" className="max-sm:w-full">
          <Trans>Sign in</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

// What a buyer sees before paying.
function SampleSlip() {
  const { t } = useLingui()
  return (
    <div aria-hidden className="absolute right-0 bottom-0 w-58 -rotate-2 drop-shadow-lg sm:-right-4 sm:w-64">
      <TillSlip
        lines={[
          { label: t`2 × mug`, amount: money('50.00') },
          { label: t`Postage`, amount: money('6.00') },
          { label: t`Coupon`, amount: `−${money('5.00')}` },
          { label: t`Total`, amount: money('51.00'), isTotal: true },
        ]}
      />
      <span className="absolute -top-7 left-1 -rotate-6 rounded-s border-2 border-accent-ink bg-accent-soft px-2 py-0.5 text-sm font-bold tracking-widest text-accent-ink uppercase">
        <Trans>Paid</Trans>
      </span>
    </div>
  )
}
