import type { CouponRow as Row } from '@kedai/contracts/seller-coupons.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, Copy, Ellipsis, ListOrdered, Pause, Pencil, Play } from 'lucide-react'
import { couponStates } from '../../../../lib/seller/state-words.ts'
import { dateTime, money } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { Menu, type MenuAction } from '../../../../ui/admin/menu.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { root } from './api.ts'
import { statusTones, worthWords } from './coupon-words.ts'

type Props = { coupon: Row; send: Send; onEdit: () => void; onUses: () => void }

export function CouponRow({ coupon, send, onEdit, onUses }: Props) {
  const { t, i18n } = useLingui()
  const lang = useLang()
  const { code, status, used, max_uses, starts_at, ends_at, min_spend, named_buyers, name } = coupon
  const step = (next: string, back?: string) => {
    const undo = back
      ? { label: t`Undo`, run: () => void send('POST', `${root}/${coupon.id}/${back}`).then(tellFailure) }
      : undefined
    void send('POST', `${root}/${coupon.id}/${next}`, undefined, undo).then(tellFailure)
  }
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => toast(t`Code copied.`),
      () => toast({ text: t`The code could not be copied. Type it by hand: ${code}`, tone: 'danger' }),
    )
  const steps: MenuAction[] =
    status === 'archived'
      ? [{ label: t`Bring back`, icon: <ArchiveRestore aria-hidden />, onSelect: () => step('restore') }]
      : [
          status === 'paused'
            ? { label: t`Let it count again`, icon: <Play aria-hidden />, onSelect: () => step('resume') }
            : { label: t`Pause`, icon: <Pause aria-hidden />, onSelect: () => step('pause', 'resume') },
          { label: t`Archive`, icon: <Archive aria-hidden />, onSelect: () => step('archive', 'restore') },
        ]
  return (
    <li className="flex items-start gap-3 p-4">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={onEdit}
            className="-my-1.5 min-h-9 py-1.5 text-left text-base font-bold [overflow-wrap:anywhere] hover:underline"
          >
            {code}
          </button>
          <Badge tone={statusTones[status]}>{t(couponStates[status])}</Badge>
          {coupon.is_pattern && !coupon.code_is_public && (
            <Badge tone="neutral">
              <Trans>Rewards only</Trans>
            </Badge>
          )}
        </p>
        {name && <p className="[overflow-wrap:anywhere]">{name}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft">
          <strong className="text-ink">{worthWords(coupon, i18n)}</strong>
          {min_spend && (
            <span>
              <Trans>from {money(min_spend)}</Trans>
            </span>
          )}
          {named_buyers > 0 && (
            <span>
              <Plural value={named_buyers} one="for # named buyer" other="for # named buyers" />
            </span>
          )}
          <span>
            {max_uses === null ? (
              <Trans>used {used}×</Trans>
            ) : (
              <Trans>
                used {used} of {max_uses}
              </Trans>
            )}
          </span>
          {status === 'scheduled' && starts_at && (
            <span>
              <Trans>starts {dateTime(starts_at, lang)}</Trans>
            </span>
          )}
          {ends_at && (
            <span>
              <Trans>until {dateTime(ends_at, lang)}</Trans>
            </span>
          )}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label={t`More about ${code}`} className="-mt-1 -mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        groups={[
          [
            { label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: onEdit },
            { label: t`Copy code`, icon: <Copy aria-hidden />, onSelect: copy },
            { label: t`Orders that used it`, icon: <ListOrdered aria-hidden />, onSelect: onUses },
          ],
          steps,
        ]}
      />
    </li>
  )
}
