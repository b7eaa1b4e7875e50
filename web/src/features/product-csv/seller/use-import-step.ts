import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import { importPath, importQuery } from './api.ts'

// Starts an import or takes it back; the screen then follows the job. True once the server has said yes.
export function useImportStep(id: number) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const run = async (step: 'start' | 'undo'): Promise<boolean> => {
    setBusy(true)
    setRefusal(null)
    const result = await post<ProductImport>(importPath(id, step))
    setBusy(false)
    if (result.ok) queryClient.setQueryData(importQuery(String(id)).queryKey, result.data)
    else setRefusal(result.message)
    return result.ok
  }
  return { busy, refusal, run }
}
