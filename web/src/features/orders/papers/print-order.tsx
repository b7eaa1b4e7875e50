import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Menu } from '../../../ui/admin/menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { startRun } from '../runs/api.ts'
import { paperKinds, usePaperNames } from './paper-names.ts'

// One order on paper, of the kind that is chosen.
export function PrintOrder({ orderNo }: { orderNo: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const names = usePaperNames()
  const [isBusy, setIsBusy] = useState(false)
  const print = async (paper: string) => {
    setIsBusy(true)
    const result = await startRun({ action: 'print', orders: { order_nos: [orderNo] } })
    setIsBusy(false)
    if (result.ok) await navigate(sellerPaths.print(result.data.id, paper))
    else toast({ text: result.message, tone: 'danger' })
  }
  return (
    <Menu
      trigger={
        <Button busy={isBusy} aria-label={t`Print order ${orderNo}`}>
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      }
      groups={[paperKinds.map((kind) => ({ label: names[kind], onSelect: () => void print(kind) }))]}
    />
  )
}
