import type { Me } from '@kedai/contracts/auth.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CircleUserRound, LogOut, Store } from 'lucide-react'
import { useNavigate } from 'react-router'
import { post } from '../../lib/http.ts'
import { switchLanguage } from '../../lib/i18n.ts'
import { languageNames } from '../../lib/languages.ts'
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
    const result = await post<{ redirect_to: string }>('/api/ajax/auth/logout')
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.clear()
    await navigate(paths.login())
  }
  const shops = me.shops.map((shop) => ({
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
      groups={[shops, changeLanguage, [{ label: t`Sign out`, icon: <LogOut aria-hidden />, onSelect: () => void signOut() }]]}
    />
  )
}
