import type { PublicProgramme } from '@kedai/contracts/programmes.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Offer } from '../../features/resellers/join/offer.tsx'
import { useHead } from '../../lib/head.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSearch } from '../../ui/navigation.ts'
import { Page, Section } from '../../ui/page.tsx'
import { JoinFrame, NoneOpen, joinQueries } from './join-frame.tsx'

export const queries = joinQueries

// The programmes of a shop that one may join.
export default function JoinIndexPage() {
  return (
    <JoinFrame>
      {(storefront, programmes, shop) => <Programmes storefront={storefront} programmes={programmes} shop={shop} />}
    </JoinFrame>
  )
}

type Props = { storefront: Storefront; programmes: readonly PublicProgramme[]; shop: ShopPlace }

function Programmes({ storefront: { name: shopName, theme }, programmes, shop }: Props) {
  const { t } = useLingui()
  const ref = useSearch().get('ref')
  useHead({
    title: t`Sell for ${shopName}`,
    description: t`The programmes for resellers of ${shopName}: what they offer, and how to join.`,
    stylesheet: theme.stylesheet,
  })
  return (
    <Page
      title={t`Sell for ${shopName}`}
      lead={t`Choose a programme and send your application. It takes about five minutes.`}
      back={{ to: paths.storefront(shop), label: shopName }}
    >
      {programmes.length === 0 ? (
        <NoneOpen shop={shop} isOne={false} />
      ) : (
        <div className="grid gap-5">
          {programmes.map((programme) => (
            <Section key={programme.area} title={programme.name}>
              <Offer programme={programme} />
              <div className="mt-4 flex flex-wrap gap-2">
                <ButtonLink to={paths.join(shop, programme.area, ref)} variant="primary">
                  <Trans>Join {programme.name}</Trans>
                </ButtonLink>
                <ButtonLink to={paths.area(shop, programme.area)} variant="quiet">
                  <Trans>I am in it already</Trans>
                </ButtonLink>
              </div>
            </Section>
          ))}
        </div>
      )}
    </Page>
  )
}
