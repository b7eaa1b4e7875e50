import { publicArea } from '@kedai/domain/carts/areas.ts'
import { useLingui } from '@lingui/react/macro'
import { Moon, ShoppingCart, Store, Sun, SunMoon } from 'lucide-react'
import { useShopPlace } from '../../lib/site.tsx'
import type { StillParts } from '../../lib/still.ts'
import { paths } from '../../paths.ts'
import { iconLook } from '../../ui/icon-button.tsx'
import { useCartLabel } from '../cart-icon.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { useThemeLabels } from '../theme-switch.tsx'

// `still/still.ts` finds these by their `data-`.
export const stillParts: StillParts = {
  Controls: ({ shop, cart }) => (
    <>
      {shop && cart && <CartLink username={shop.username} />}
      <LanguageSwitch />
      <ThemeButton />
    </>
  ),
  OwnShopStrip: ({ username, label }) => (
    <div hidden data-own-shop={username} className="no-print border-b border-line bg-accent-soft">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <a
          href={paths.counter()}
          className="inline-flex min-h-11 items-center gap-2 rounded-s text-sm font-semibold text-accent-ink underline decoration-1 underline-offset-3 [overflow-wrap:anywhere] hover:decoration-2"
        >
          <Store aria-hidden className="size-4.5 shrink-0" />
          {label}
        </a>
      </div>
    </div>
  ),
  Digits: ({ until, className }) => {
    const { t } = useLingui()
    const days = 0
    return <p hidden aria-hidden data-until={until.getTime()} data-days={t`${days} d`} className={className} />
  },
}

// A way to the cart also before anything is known of it.
function CartLink({ username }: { username: string }) {
  const labelOf = useCartLabel()
  const many = 2
  return (
    <a
      href={paths.cart(useShopPlace(username))}
      aria-label={labelOf(0)}
      className={iconLook}
      data-cart={username}
      data-count={`/api/ajax/${publicArea}/carts/count`}
      data-one={labelOf(1)}
      data-many={labelOf(many).replace(String(many), '#')}
    >
      <ShoppingCart aria-hidden />
      <span
        hidden
        className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-bold text-on-accent"
      />
    </a>
  )
}

// One of three pictures is shown, and names the button.
function ThemeButton() {
  const labels = useThemeLabels()
  return (
    <button type="button" data-theme-switch className={iconLook}>
      {(['dark', 'light', 'system'] as const).map((theme) => {
        const Picture = pictures[theme]
        return (
          <span key={theme} hidden={theme !== 'dark'} data-to={theme} title={labels[theme]}>
            <Picture aria-hidden />
            <span className="sr-only">{labels[theme]}</span>
          </span>
        )
      })}
    </button>
  )
}

const pictures = { system: SunMoon, light: Sun, dark: Moon }
