import type { ReactNode } from 'react'

// The number of an order, an invoice or another paper: one word, that no narrow line breaks at its hyphens.
export const DocumentNumber = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
)
