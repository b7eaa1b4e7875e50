import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.tsx'
import { productPath, productQuery } from '../api.ts'

type Props = { product: { id: number; title: string }; open: boolean; onClose: () => void; onDeleted?: () => void }

// Out of the archive for good: asked first, as nothing brings it back.
export function DeleteProduct({ product: { id, title }, open, onClose, onDeleted }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await call<null>('DELETE', productPath(id))
    setBusy(false)
    onClose()
    toast({ text: result.message ?? '', tone: result.ok ? 'good' : 'danger' })
    if (!result.ok) return
    onDeleted?.()
    queryClient.removeQueries({ queryKey: productQuery(String(id)).queryKey })
    void queryClient.invalidateQueries({ queryKey: ['list'] })
  }
  return (
    <Confirm
      open={open}
      title={t`Delete “${title}” for good?`}
      confirmLabel={t`Delete for good`}
      isDangerous
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <Trans>Its pictures, prices and stock go too. This cannot be undone.</Trans>
    </Confirm>
  )
}
