import type { StaffOfShop } from '@kedai/contracts/staff.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Failure, Result } from '../../../lib/http-result.ts'
import { toast } from '../../../ui/toast.tsx'
import { staffQuery } from './api.ts'

// One thing at a time is done to the people of a shop; the list then shows what the server answered.
export function useStaff() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)
  const isRunning = useRef(false)
  async function run(
    send: () => Promise<Result<StaffOfShop>>,
    settle = (failure: Failure): Failure | null => failure,
  ): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setRefused(null)
    const result = await send()
    isRunning.current = false
    setBusy(false)
    if (result.ok) {
      queryClient.setQueryData(staffQuery().queryKey, result.data)
      if (result.message) toast(result.message)
    } else {
      setRefused(settle(result))
      if (result.code === 404 || result.code === 409)
        await queryClient.invalidateQueries({ queryKey: staffQuery().queryKey })
    }
    return result.ok
  }
  return { run, busy, refused }
}
