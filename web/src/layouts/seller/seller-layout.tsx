import '../../styles/seller.css'
import { can } from '@kedai/domain/people/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { paths } from '../../paths.ts'
import { AdminUi } from '../../ui/admin/admin-ui.tsx'
import { Page } from '../../ui/page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { Sign } from '../sign.tsx'
import { SkipLink } from '../skip-link.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { ComingPage } from './coming-page.tsx'
import { ClosedPlace } from './closed-place.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { meQuery } from './me.ts'
import { placeAt } from './place-at.ts'
import { SellerPalette } from './palette/seller-palette.tsx'
import { SellerNav } from './seller-nav.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'
import { UserMenu } from './user-menu.tsx'

// What stands around every seller's screen. Who is not signed in goes to sign in and comes back here.
export function SellerLayout() {
  const { data: me, error } = useQuery(meQuery())
  const { pathname, search } = useLocation()
  if (error instanceof Refusal && error.failure.code === 401)
    return <Navigate replace to={paths.login(pathname + search)} />
  if (error) {
    return (
      <Page title="Kedai">
        <Notice tone="danger" title={error.message} />
      </Page>
    )
  }
  if (!me) return <PageSkeleton />
  const shop = me.shops[0]
  const place = placeAt(pathname)
  const closed = place?.work && !(shop && can(shop.role, shop.permissions, place.work)) ? place : null
  return (
    <AdminUi>
      <SkipLink />
      <div className="group/seller print:block md:grid md:min-h-dvh md:grid-cols-[15rem_1fr]">
        <aside className="no-print sticky top-0 z-20 flex items-center justify-between border-b border-line bg-card px-4 py-2 md:h-dvh md:flex-col md:items-stretch md:justify-start md:gap-6 md:border-r md:border-b-0 md:px-3 md:py-4">
          {/* A list has its title and count here on a phone. */}
          <div className="min-w-0 max-md:group-has-[[data-list-page]]/seller:invisible">
            <Sign name={shop?.name ?? 'Kedai'} logo={shop?.logo} to={sellerPaths.home()} />
          </div>
          <SellerNav shop={shop} />
          <div className="flex items-center gap-1 md:mt-auto md:flex-wrap">
            <LanguageSwitch className="max-md:hidden md:basis-full [&>button]:flex-1" />
            {shop && <SellerPalette shop={shop} />}
            <span className="max-md:hidden">
              <ThemeSwitch />
            </span>
            <UserMenu me={me} />
          </div>
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 pb-24 outline-none md:pb-8">
          {shop?.suspended && <SuspendedNotice reason={shop.suspended.reason} />}
          {!me.user.email_verified && <ConfirmEmailNotice email={me.user.email} />}
          {closed ? (
            <ClosedPlace place={closed} />
          ) : (
            <Suspense fallback={<ComingPage place={place} />}>
              <Outlet />
            </Suspense>
          )}
        </main>
      </div>
      <ConfirmIdentity />
    </AdminUi>
  )
}
