import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, CircleAlert, ScrollText, Store, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { operatorPaths } from '../../features/operator/paths.ts'
import { useMe } from '../../features/operator/use-me.ts'
import { AdminUi } from '../../ui/admin/admin-ui.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { ConfirmIdentity } from '../seller/confirm-identity.tsx'
import { Sign } from '../sign.tsx'
import { SkipLink } from '../skip-link.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'

// What stands around every screen of operators.
export function OperatorLayout() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const role = useMe()?.role
  // On a phone the places are wider than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, role])
  const places = [
    {
      to: operatorPaths.shops(),
      isHere: pathname === '/operator' || pathname.startsWith('/operator/shops'),
      Picture: Store,
      label: <Trans>Shops</Trans>,
    },
    {
      to: operatorPaths.failures('mails'),
      isHere: pathname.startsWith('/operator/failures'),
      Picture: CircleAlert,
      label: <Trans>Failed work</Trans>,
    },
    { to: operatorPaths.log(), isHere: pathname === '/operator/log', Picture: ScrollText, label: <Trans>Log</Trans> },
    // What is the installation's own comes last, and is an admin's alone.
    ...(role === 'admin'
      ? [
          {
            to: operatorPaths.alerts(),
            isHere: pathname === operatorPaths.alerts(),
            Picture: Bell,
            label: <Trans>Alerts</Trans>,
          },
          {
            to: operatorPaths.operators(),
            isHere: pathname.startsWith(operatorPaths.operators()),
            Picture: Users,
            label: <Trans>Operators</Trans>,
          },
        ]
      : []),
  ]
  return (
    <AdminUi>
      <SkipLink />
      <header className="border-b border-line bg-card">
        <div className="mx-auto max-w-7xl px-4 pt-2 sm:px-6">
          <div className="flex items-center justify-between gap-x-2">
            <Sign name={t`Operators`} to={operatorPaths.shops()} />
            <div className="flex shrink-0 items-center">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </div>
          <nav ref={nav} aria-label={t`Places`} className="-mx-2 flex gap-1 overflow-x-auto sm:-mx-3">
            {places.map(({ to, isHere, Picture, label }) => (
              <PageLink
                key={to}
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-2 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink sm:px-3"
              >
                <Picture aria-hidden className="size-4 max-sm:hidden" />
                {label}
              </PageLink>
            ))}
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="pb-12 outline-none">
        <Outlet />
      </main>
      <ConfirmIdentity />
    </AdminUi>
  )
}
