import { msg } from '@lingui/core/macro'
import { FilePlus2, PackagePlus, Share2 } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import type { PalettePlace } from './palette-place.ts'

/** What the palette does: a screen that begins something. */
export const actions: readonly PalettePlace[] = [
  {
    id: 'share',
    label: msg`Share your shop`,
    words: msg`link, address, QR, WhatsApp, promote`,
    Picture: Share2,
    to: sellerPaths.home({ share: '1' }),
    work: 'shop_settings',
  },
  {
    id: 'new-product',
    label: msg`New product`,
    words: msg`add, sell`,
    Picture: PackagePlus,
    to: sellerPaths.newProduct(),
    work: 'products',
  },
  {
    id: 'new-invoice',
    label: msg`New invoice`,
    words: msg`add, bill`,
    Picture: FilePlus2,
    to: sellerPaths.newInvoice(),
    work: 'invoices',
  },
  {
    id: 'new-quote',
    label: msg`New quote`,
    words: msg`add, quotation`,
    Picture: FilePlus2,
    to: sellerPaths.newQuote(),
    work: 'invoices',
  },
]
