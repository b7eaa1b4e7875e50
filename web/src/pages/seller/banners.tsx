import type { Banners } from '@kedai/contracts/banners.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { BannersForm, bannersPath } from '../../features/banners/seller/banners-form.tsx'
import { PromoLine } from '../../features/storefront/front/promo-line.tsx'
import { ShopBanner } from '../../features/storefront/front/shop-banner.tsx'
import { Slides } from '../../features/storefront/front/slides.tsx'
import { useHead } from '../../lib/head.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// Banner, slides and promo line, with the front of the shop drawn by the storefront's own parts.
export default function BannersPage() {
  const { t } = useLingui()
  const title = t`Banners and slides`
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      lead={<Trans>Shown at the top of your shop, above your products.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      <Loaded<Banners> path={bannersPath}>
        {(banners) => <BannersForm banners={banners} preview={(values) => <Preview {...values} />} />}
      </Loaded>
    </Page>
  )
}

// Its links lead nowhere here.
function Preview({ banner, slides, promo_banner: promo }: Omit<Banners, 'revision'>) {
  const front = {
    banner: banner.image && { image: { ...banner.image, alt: banner.alt }, link: null },
    sliders: slides.map(({ image, alt, title, text }, at) => ({
      id: at,
      image: { ...image, alt },
      title,
      text,
      link: null,
    })),
  }
  const hasPromo = promo.is_active && promo.text !== ''
  if (!front.banner && front.sliders.length === 0 && !hasPromo) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No banner yet. Add a promo line, a banner or slides below.</Trans>
      </p>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasPromo && <PromoLine promo={{ text: promo.text, link: null, until: null }} shop={shop} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ShopBanner banner={front.banner} shop={shop} />
        {front.sliders.length > 0 && <Slides slides={front.sliders} shop={shop} isFirst={!front.banner} />}
      </div>
    </div>
  )
}

const shop = { username: '', onShopHost: false }
