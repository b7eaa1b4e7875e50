import type { Samples } from '@kedai/contracts/samples.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { apiQuery } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

const path = '/api/ajax/seller/samples'

// Products to try the shop out with: in by one press, out by another. Offered while the shop opens; taken back at any time.
export function SampleProducts({ isOffered }: { isOffered: boolean }) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data: samples } = useQuery(apiQuery<Samples>(path))
  if (!samples || (samples.products === 0 && !isOffered)) return null
  const send = async (method: 'POST' | 'DELETE') => {
    setBusy(true)
    const result = await call<Samples>(method, path, method === 'POST' ? { body: {} } : {})
    setBusy(false)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    if (result.message) toast(result.message)
    await queryClient.invalidateQueries()
  }
  if (samples.products > 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-m bg-gold-soft px-4 py-2 text-sm text-gold-ink">
        <span>
          <Plural
            value={samples.products}
            one="# sample product is in your shop."
            other="# sample products are in your shop."
          />
        </span>
        <Button busy={isBusy} onClick={() => void send('DELETE')}>
          <Trans>Remove the samples</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="text-ink-soft">
        <Trans>Rather look around first? Fill the shop with a few sample products.</Trans>
      </span>
      <Button busy={isBusy} onClick={() => void send('POST')}>
        <Trans>Add samples</Trans>
      </Button>
    </div>
  )
}
