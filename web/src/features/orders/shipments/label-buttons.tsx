import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { printLabels } from './api.ts'

// One PDF of all these labels, for a thermal printer or for sheets. It opens in a window of its own.
export function LabelButtons({ ids }: { ids: readonly number[] }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'a6' | 'a4' | null>(null)
  const print = async (size: 'a6' | 'a4') => {
    // Opened by the press itself: a window that comes later is blocked.
    const page = window.open('', '_blank')
    setBusy(size)
    const result = await printLabels(ids, size)
    setBusy(null)
    if (!result.ok) {
      page?.close()
      return toast({ text: result.message, tone: 'danger' })
    }
    if (page) page.location.href = result.data.url
    else window.location.assign(result.data.url)
    void queryClient.invalidateQueries({ queryKey: ['one'] })
  }
  return (
    <>
      <Button busy={busy === 'a6'} onClick={() => void print('a6')}>
        <Printer aria-hidden className="size-4" />
        <Trans>Label A6</Trans>
      </Button>
      <Button busy={busy === 'a4'} onClick={() => void print('a4')}>
        <Printer aria-hidden className="size-4" />
        <Trans>Labels A4</Trans>
      </Button>
    </>
  )
}
