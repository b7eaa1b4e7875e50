import type { PalettePlace } from './palette/palette-place.ts'
import { screens } from './palette/places.ts'

/** The place of the seller's side that an address belongs to, the nearest of all; undefined where it is none of them. */
export const placeAt = (pathname: string): PalettePlace | undefined =>
  screens
    .filter(({ to }) => isWithin(pathname, pathOf(to)))
    .sort((one, other) => pathOf(other.to).length - pathOf(one.to).length || one.to.length - other.to.length)[0] // a list before what it is narrowed to

const pathOf = (to: string): string => to.split('?')[0] ?? to

const isWithin = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)
