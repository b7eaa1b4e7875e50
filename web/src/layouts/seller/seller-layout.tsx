import '../../styles/seller.css'
import { can } from '@kedai/domain/people/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { paths } from '../../paths.ts'
import { AdminUi } from '../../ui/admin/admin-ui.tsx'
import { warmMenu } from '../../ui/admin/menu.tsx'
import { warmPopover } from '../../ui/admin/popover.tsx'
import { Page } from '../../ui/page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { Sign } from '../sign.tsx'
import { SkipLink } from '../skip-link.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { AppLines } from './app-lines.tsx'
import { ComingPage } from './coming-page.tsx'
import { ClosedPlace } from './closed-place.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { FirstScreen } from './first-screen.tsx'
import { meQuery } from './me.ts'
import { placeAt } from './place-at.ts'
import { SellerPalette, warmPalette } from './palette/seller-palette.tsx'
import { SellerFrame } from './seller-frame.tsx'
import { SellerNav } from './seller-nav.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'
import { UserMenu } from './user-menu.tsx'

// By then the first screen has what it asked for.
const settledMs = 4_000

// What a press opens, so that a later one is answered at once. What does not come now is asked for again by the press, which tells of it.
const warmOpenedParts = () => {
  for (const warm of [warmMenu, warmPopover, warmPalette]) void warm().catch(() => undefined)
}

// What stands around every seller's screen. Who is not signed in goes to sign in and comes back here.
export function SellerLayout() {
  const { data: me, error } = useQuery(meQuery())
  const { pathname, search } = useLocation()
  const isKnown = me !== undefined
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(warmOpenedParts, settledMs)
    return () => clearTimeout(timer)
  }, [isKnown])
  if (error instanceof Refusal && error.failure.code === 401)
    return <Navigate replace to={paths.login(pathname + search)} />
  if (error && !me) {
    return (
      <FirstScreen pathname={pathname}>
        <Page title="Kedai">
          <Notice tone="danger" title={error.message} />
        </Page>
      </FirstScreen>
    )
  }
  if (!me) return <FirstScreen pathname={pathname} />
  const shop = me.shops[0]
  const place = placeAt(pathname)
  const closed = place?.work && !(shop && can(shop.role, shop.permissions, place.work)) ? place : null
  return (
    <AdminUi>
      <SkipLink />
      <SellerFrame
        sign={<Sign name={shop?.name ?? 'Kedai'} logo={shop?.logo} to={sellerPaths.home()} />}
        nav={<SellerNav shop={shop} />}
        tools={
          <>
            <LanguageSwitch className="max-md:hidden md:basis-full [&>button]:flex-1" />
            {shop && <SellerPalette shop={shop} />}
            <span className="max-md:hidden">
              <ThemeSwitch />
            </span>
            <UserMenu me={me} />
          </>
        }
      >
        <AppLines />
        {shop?.suspended && <SuspendedNotice reason={shop.suspended.reason} />}
        {!me.user.email_verified && <ConfirmEmailNotice email={me.user.email} />}
        {closed ? (
          <ClosedPlace place={closed} />
        ) : (
          <Suspense fallback={<ComingPage pathname={pathname} place={place} />}>
            <Outlet />
          </Suspense>
        )}
      </SellerFrame>
      <ConfirmIdentity />
    </AdminUi>
  )
}
