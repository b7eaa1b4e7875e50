import { useLingui } from '@lingui/react/macro'
import { CircleUserRound, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { classes } from '../../ui/classes.ts'
import { ComingPage } from './coming-page.tsx'
import { MoreFace } from './more-places.tsx'
import { navPlaces } from './nav-places.ts'
import { placeAt } from './place-at.ts'
import { NavFrame, PlaceLink, isWithin, tabLook } from './place-link.tsx'
import { SellerFrame } from './seller-frame.tsx'

// A seller's screen before anything is known of who is there: drawn by the server for whoever asks, and by the browser until
// it knows. Nothing of it moves when the true one takes its place. What needs the script to work is not to be pressed yet.
// `children`: what is said in the place of the screen that does not come.
export function FirstScreen({ pathname, children }: { pathname: string; children?: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <SellerFrame
      sign={
        <span aria-hidden className="flex min-h-11 items-center gap-2 sm:gap-2.5">
          <Skeleton className="size-9 shrink-0" />
          <Skeleton className="h-5 w-28" />
        </span>
      }
      nav={
        <NavFrame>
          {navPlaces.map(({ label, ...place }) => (
            <PlaceLink key={place.to} {...place} label={i18n._(label)} waiting={0} isHere={isWithin(pathname, place)} />
          ))}
          <button type="button" disabled className={classes('flex md:hidden', tabLook)}>
            <MoreFace />
          </button>
        </NavFrame>
      }
      tools={
        <>
          {[Search, CircleUserRound].map((Picture, place) => (
            <span key={place} aria-hidden className="grid size-11 place-items-center text-ink-faint [&_svg]:size-5">
              <Picture />
            </span>
          ))}
        </>
      }
    >
      {children ?? <ComingPage pathname={pathname} place={placeAt(pathname)} />}
    </SellerFrame>
  )
}
