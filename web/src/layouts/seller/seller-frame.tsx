import type { ReactNode } from 'react'

type Props = {
  // The shop's name; a list has its title and count in its place on a phone.
  sign: ReactNode
  nav: ReactNode
  // What stands at the end of the bar.
  tools: ReactNode
  children: ReactNode
}

// The bar, the places and the screen, as they stand on a phone and on a desk.
export const SellerFrame = ({ sign, nav, tools, children }: Props) => (
  <div className="in-data-kiosk:block! print:block md:grid md:min-h-dvh md:grid-cols-[15rem_1fr]">
    <aside className="no-print sticky top-0 z-20 flex in-data-kiosk:hidden! items-center justify-between border-b border-line bg-card px-4 py-2 md:h-dvh md:flex-col md:items-stretch md:justify-start md:gap-6 md:border-r md:border-b-0 md:px-3 md:py-4">
      <div className="frame-sign min-w-0">{sign}</div>
      {nav}
      <div className="flex items-center gap-1 md:mt-auto md:flex-wrap">{tools}</div>
    </aside>
    <main id="content" tabIndex={-1} className="min-w-0 pb-24 outline-none md:pb-8">
      {children}
    </main>
  </div>
)
