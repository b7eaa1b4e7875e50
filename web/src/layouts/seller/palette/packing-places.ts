import { msg } from '@lingui/core/macro'
import { ListChecks, PackageCheck } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import type { PalettePlace } from './palette-place.ts'

export const packingPlaces: readonly PalettePlace[] = [
  {
    id: 'pack',
    label: msg`Pack orders`,
    words: msg`slip, ship, next, one by one`,
    Picture: PackageCheck,
    to: sellerPaths.pack(),
    work: 'orders',
  },
  {
    id: 'pick-list',
    label: msg`Pick list`,
    words: msg`shelves, warehouse, pack`,
    Picture: ListChecks,
    to: sellerPaths.pickList(),
    work: 'orders',
  },
]
