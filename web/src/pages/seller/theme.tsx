import type { SellerTheme } from '@kedai/contracts/theme.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ItemGrid } from '../../features/storefront/item-grid.tsx'
import { ThemeForm, themePath } from '../../features/theme/seller/theme-form.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { apiListQuery } from '../../lib/query.ts'
import { Loaded } from '../../lib/seller/loaded.tsx'
import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

// How the shop looks, tried on its own items.
export default function ThemePage() {
  const { t } = useLingui()
  const title = t`Appearance`
  useHead({ title, isPrivate: true })
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const username = me?.shops[0]?.username
  const { data: items } = useQuery({
    ...apiListQuery<StorefrontItem>(`/api/ajax/guest/front-store/${username}/items`),
    enabled: username !== undefined,
  })
  const shop = { username: username ?? '', onShopHost: false }
  return (
    <Page
      title={title}
      lead={<Trans>Colour, corners and layout. Always readable in light and dark mode.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      <Loaded<SellerTheme> path={themePath}>
        {(theme) => (
          <ThemeForm
            theme={theme}
            preview={(layout) =>
              items && (
                <ItemGrid
                  items={items.rows.slice(0, 4)}
                  shop={shop}
                  currency="RM"
                  words=""
                  isStale={false}
                  layout={layout}
                />
              )
            }
          />
        )}
      </Loaded>
    </Page>
  )
}
