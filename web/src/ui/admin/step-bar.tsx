import type { ReactNode } from 'react'

// On a phone the next step stays in reach, above the bar of places.
export const StepBar = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-bar="form"
    className="no-print fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-card px-4 py-2 md:hidden"
  >
    {children}
  </div>
)
