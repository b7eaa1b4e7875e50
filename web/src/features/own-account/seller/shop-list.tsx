import type { Me } from '@kedai/contracts/auth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseShop } from '../../../lib/chosen-shop.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { leaveShop } from './api.ts'

type Shop = Me['shops'][number]

// The shops somebody works in; each can be left, but by its only owner.
export function ShopList({ shops }: { shops: readonly Shop[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<Shop | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async ({ username }: Shop) => {
    setBusy(true)
    const result = await leaveShop(username)
    setBusy(false)
    setLeaving(null)
    setProblem(result.ok ? null : result.message)
    if (!result.ok) return
    if (result.message) toast(result.message)
    chooseShop(null)
    await navigate(sellerPaths.home())
    await queryClient.resetQueries()
  }
  return (
    <>
      {problem && <Notice tone="warn" className="mb-3" title={problem} />}
      <ul className="mb-4 divide-y divide-line text-sm">
        {shops.map((shop) => (
          <li key={shop.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong>{shop.name}</strong> <span className="text-ink-soft">/s/{shop.username}</span>
            </span>
            <Button
              variant="quiet"
              className="-mr-4 shrink-0"
              aria-label={t`Leave ${shop.name}`}
              onClick={() => setLeaving(shop)}
            >
              <Trans context="shop">Leave</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={leaving !== null}
        title={t`Leave ${leaving?.name ?? ''}?`}
        confirmLabel={<Trans>Leave the shop</Trans>}
        isDangerous
        busy={isBusy}
        onConfirm={() => leaving && void leave(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p className="text-sm">
          <Trans>
            Your access ends immediately on all devices, and the shop owner is notified by e-mail. You need a new
            invitation to return. Your account stays.
          </Trans>
        </p>
      </Confirm>
    </>
  )
}
