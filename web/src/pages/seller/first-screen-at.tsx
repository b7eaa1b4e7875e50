import type { ReactNode } from 'react'
import { FirstScreen } from '../../layouts/seller/first-screen.tsx'
import type { PalettePlace } from '../../layouts/seller/palette/palette-place.ts'
import { placeAt } from '../../layouts/seller/place-at.ts'
import { firstQueries } from './first-queries.ts'

// What the server draws of a seller's screen, and the addresses that the screen will ask first; null where no such screen stands.
export const firstScreenAt = (
  pathname: string,
  search: URLSearchParams,
): { place: PalettePlace | undefined; drawing: ReactNode; calls: string[] } | null =>
  /^\/seller(?:\/|$)/.test(pathname)
    ? {
        place: placeAt(pathname),
        drawing: <FirstScreen pathname={pathname} />,
        calls: firstQueries(pathname, search).map(({ queryKey: [, path] }) => path),
      }
    : null
