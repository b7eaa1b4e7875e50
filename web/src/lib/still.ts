import type { ComponentType, ReactNode } from 'react'

// What a page needs that is drawn by the server and never taken over by React (`still-pages.ts`): the same parts for the few
// lines of `still/*.ts` to bring to life.
export type StillParts = {
  Controls: ComponentType<{ shop: { username: string } | null; cart: boolean }>
  OwnShopStrip: ComponentType<{ username: string; label: ReactNode }>
  // Digits that count to a moment.
  Digits: ComponentType<{ until: Date; className: string }>
}
