import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

// Always in view below a form: on a phone as wide as the screen, above the bar of places; on a desk a card like its others.
export const FormBar = ({ children, className }: { children: ReactNode; className: string }) => (
  <div
    data-bottom-bar="form"
    className={classes(
      'sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-card px-4 py-2 sm:-mx-6 sm:px-6',
      'md:bottom-4 md:mx-0 md:rounded-l md:border md:border-line-strong md:shadow-float',
      className,
    )}
  >
    {children}
  </div>
)
