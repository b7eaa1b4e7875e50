import type { DigitalFile, DigitalFileRules } from '@kedai/contracts/seller-products.ts'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'
import { useUploads } from '../../../lib/seller/use-uploads.ts'
import type { SoldFiles } from '../../../product-types/form/seller/sold-files.ts'

const path = '/api/ajax/seller/digital-files'

/** Files to be sold on their way into a form: one after the other, as each may fill the line by itself. */
export function useSoldFiles(isDigital: boolean, onArrived: (file: DigitalFile) => void): SoldFiles {
  const { data } = useQuery({ ...apiQuery<DigitalFileRules>(`${path}/rules`), enabled: isDigital })
  const uploads = useUploads<DigitalFile>({ path, field: 'file', atOnce: 1, onArrived })
  return { uploads, maxBytes: data?.most_bytes ?? null }
}
