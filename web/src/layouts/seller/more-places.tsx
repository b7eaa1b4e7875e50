import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { classes } from '../../ui/classes.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { InstallLine } from './install-line.tsx'
import { type Place, PlaceLink, Waiting, isWithin, tabLook } from './place-link.tsx'

// The last tab of a phone's bar: every place that has no tab of its own, and how the screen looks and speaks.
export function MorePlaces({ places, pathname }: { places: readonly Place[]; pathname: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const waiting = places.reduce((sum, place) => sum + place.waiting, 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={places.some((place) => isWithin(pathname, place)) ? 'page' : undefined}
        className={classes('flex md:hidden', tabLook)}
        onClick={() => setOpen(true)}
      >
        <MoreFace />
        {waiting > 0 && <Waiting count={waiting} />}
      </button>
      <Drawer open={isOpen} onClose={close} title={t({ message: 'More', context: 'menu' })}>
        <div className="grid grid-cols-2 gap-1">
          {places.map((place) => (
            <PlaceLink key={place.to} {...place} isListed isHere={isWithin(pathname, place)} onClick={close} />
          ))}
        </div>
        <div className="mt-4 flex items-center justify-between border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <InstallLine />
      </Drawer>
    </>
  )
}

// What the last tab shows of itself.
export const MoreFace = () => (
  <>
    <Ellipsis aria-hidden className="size-5.5 shrink-0" />
    <span className="leading-tight">
      <Trans context="menu">More</Trans>
    </span>
  </>
)
