import type { Me } from '@kedai/contracts/auth.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadChunk } from '../../../lib/chunks.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const load = () => import('./palette-window.tsx')

/** Brings what the palette shows ahead of the first press. */
export const warmPalette = (): Promise<unknown> => load()

const PaletteWindow = lazy(async () => ({ default: (await loadChunk(load)).PaletteWindow }))

// Go anywhere, find an order, a product, a customer or a coupon, do something: by Ctrl K, or by the button.
export function SellerPalette({ shop }: { shop: Me['shops'][number] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const keys = useShortcuts({
    showList: () => (setWanted(true), setListOpen(true)),
    addProduct: () => void (can(shop.role, shop.permissions, 'products') && navigate(sellerPaths.newProduct())),
  })
  // Until the window is there to hear it by itself.
  useEffect(() => {
    if (isWanted) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setWanted(true)
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWanted])
  return (
    <>
      <IconButton label={t`Search and go to (Ctrl K)`} onClick={() => (setWanted(true), setOpen(true))}>
        <Search aria-hidden />
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <PaletteWindow
            shop={shop}
            isOpen={isOpen}
            setOpen={setOpen}
            isListOpen={isListOpen}
            setListOpen={setListOpen}
            keys={keys}
          />
        </Suspense>
      )}
    </>
  )
}
