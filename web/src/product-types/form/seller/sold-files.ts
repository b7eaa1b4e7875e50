import { createContext } from 'react'
import type { Uploads } from '../../../lib/seller/use-uploads.ts'

/** Files to be sold that are on their way; `maxBytes` of each, null until that is known. The form waits for them. */
export type SoldFiles = { uploads: Uploads; maxBytes: number | null }

export const SoldFilesContext = createContext<SoldFiles>({
  uploads: { waiting: [], add: () => {}, retry: () => {}, drop: () => {} },
  maxBytes: null,
})
