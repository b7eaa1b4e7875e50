import { createContext } from 'react'

/** The product that a form changes; null for a new one. */
export const ProductIdContext = createContext<number | null>(null)
