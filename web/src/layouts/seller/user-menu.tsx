import type { Me } from '@kedai/contracts/auth.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight, CircleUserRound, LogOut, Store, UserRoundCog } from 'lucide-react'
import { useNavigate } from 'react-router'
import { chooseShop } from '../../lib/chosen-shop.ts'
import { post } from '../../lib/http.ts'
import { switchLanguage } from '../../lib/i18n.ts'
import { forgetKept } from '../../lib/kept-answers.ts'
import { languageNames } from '../../lib/languages.ts'
import { ownShops } from '../../lib/own-shops.ts'
import { forgetPush } from '../../lib/seller/push.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { paths } from '../../paths.ts'
import { Menu } from '../../ui/admin/menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.tsx'

// The shop as buyers see it, the language (phones have no room for it in the bar), and the way out.
export function UserMenu({ me }: { me: Me }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signOut = async () => {
    await forgetPush()
    const result = await post<{ redirect_to: string }>('/api/ajax/auth/logout')
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.clear()
    await forgetKept()
    ownShops.clear()
    await navigate(paths.login())
  }
  // This tab works in the other shop from now on; new tabs and plain links too, because the session remembers it.
  const switchShop = async (username: string) => {
    const result = await post('/api/ajax/account/shop', { username })
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    chooseShop(username)
    await navigate(sellerPaths.home())
    await queryClient.resetQueries()
  }
  const [current, ...others] = me.shops
  const switches = others.map(({ username, name }) => ({
    label: t`Work in ${name}`,
    icon: <ArrowLeftRight aria-hidden />,
    onSelect: () => void switchShop(username),
  }))
  const own = [{ label: t`Your account`, icon: <UserRoundCog aria-hidden />, to: sellerPaths.account() }]
  const shops = (current ? [current] : []).map((shop) => ({
    label: t`See ${shop.name} as buyers do`,
    icon: <Store aria-hidden />,
    to: paths.storefront({ username: shop.username, onShopHost: false }),
  }))
  const changeLanguage = langs.map((lang) => ({
    label: languageNames[lang],
    onSelect: () => void switchLanguage(lang),
  }))
  return (
    <Menu
      trigger={
        <IconButton label={me.user.name}>
          <CircleUserRound aria-hidden />
        </IconButton>
      }
      groups={[
        ...(switches.length > 0 ? [switches] : []),
        shops,
        own,
        changeLanguage,
        [{ label: t`Sign out`, icon: <LogOut aria-hidden />, onSelect: () => void signOut() }],
      ]}
    />
  )
}
