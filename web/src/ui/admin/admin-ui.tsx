import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

// Around every screen that uses the parts of this folder: the pages allow no inline style elements.
export const AdminUi = ({ children }: { children: ReactNode }) => (
  <CSPProvider disableStyleElements>{children}</CSPProvider>
)
