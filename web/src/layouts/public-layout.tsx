import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { later } from '../lib/later.tsx'
import { useShopPlace, useSite } from '../lib/site.tsx'
import { paths } from '../paths.ts'
import { OutLink } from '../ui/link.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Sign } from './sign.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export type ShopHeader = {
  username: string
  name: string
  // Digits with country code, as `wa.me` wants them, or E.164.
  whatsapp_number?: string | null
  phone_number?: string | null
  email?: string | null
  telegram_username?: string | null
  logo?: { url: string; srcset: string | null } | null
}

type Props = {
  // Null on pages of Kedai itself: start, sign-in, not found.
  shop: ShopHeader | null
  children: ReactNode
  // False on pages with a cart of their own.
  cart?: boolean
}

const CartIcon = later(
  async () => (await import('./cart-icon.tsx')).CartIcon,
  <span className="size-11" />,
  'cartButton',
)

// What stands around a buyer's page: the awning with the shop's sign, and below everything who the seller is and how to reach them.
export function PublicLayout({ shop, children, cart = true }: Props) {
  const { still } = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 py-2 sm:gap-x-4 sm:px-6">
          <div className="min-w-0 flex-1 basis-20">
            {shop ? <ShopSign shop={shop} /> : <Sign name="Kedai" to={paths.home()} />}
          </div>
          <div className="no-print -mr-2 flex shrink-0 items-center sm:gap-1">
            {still ? (
              <still.Controls shop={shop} cart={cart} />
            ) : (
              <>
                {shop && cart && <CartIcon username={shop.username} />}
                <LanguageSwitch />
                <ThemeSwitch />
              </>
            )}
          </div>
        </div>
      </header>
      <div aria-hidden className="awning" />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-sunken">
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-8 text-sm text-ink-soft sm:flex-row sm:items-start sm:justify-between sm:px-6">
          {shop && <Seller shop={shop} />}
          <p className="flex max-w-md items-start gap-2">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            <Trans>
              Payment happens at your bank or the payment company. Your card and bank password never reach the shop.
            </Trans>
          </p>
          <p>
            <Trans>
              Powered by{' '}
              <PageLink to={paths.home()} className="font-semibold text-ink hover:underline">
                Kedai
              </PageLink>
            </Trans>
          </p>
        </div>
      </footer>
    </div>
  )
}

const ShopSign = ({ shop }: { shop: ShopHeader }) => (
  <Sign name={shop.name} logo={shop.logo} to={paths.storefront(useShopPlace(shop.username))} />
)

const Seller = ({ shop }: { shop: ShopHeader }) => (
  <address className="grid not-italic *:py-2">
    <span className="text-xs">
      <Trans>Sold by</Trans>
    </span>
    <strong className="text-base text-ink">{shop.name}</strong>
    {shop.whatsapp_number && (
      <OutLink href={`https://wa.me/${shop.whatsapp_number.replace(/\D/g, '')}`}>
        WhatsApp {displayPhone(shop.whatsapp_number)}
      </OutLink>
    )}
    {shop.telegram_username && (
      <OutLink href={`https://t.me/${shop.telegram_username}`}>Telegram @{shop.telegram_username}</OutLink>
    )}
    {shop.phone_number && shop.phone_number !== shop.whatsapp_number && (
      <a href={`tel:${shop.phone_number}`}>{displayPhone(shop.phone_number)}</a>
    )}
    {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
  </address>
)
