import { useLingui } from '@lingui/react/macro'
import { Columns2, Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BuyerFrame } from '../../../ui/admin/buyer-frame.tsx'
import { classes } from '../../../ui/classes.ts'

const widths = { phone: 375, desk: 1280 }
const height = 640

type Shown = 'phone' | 'desk' | 'both'
type Props = { stylesheet: string | null; children: ReactNode }

// A page as it will stand on a phone, on a desk, or on both beside each other.
export function PagePreview({ stylesheet, children }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown>('phone')
  const frame = (kind: keyof typeof widths, title: string) => (
    <BuyerFrame width={widths[kind]} height={height} title={title} stylesheet={stylesheet}>
      {children}
    </BuyerFrame>
  )
  const choices = [
    { value: 'phone', label: t`Phone`, Picture: Smartphone, isForDesks: false },
    { value: 'desk', label: t`Computer`, Picture: Monitor, isForDesks: false },
    { value: 'both', label: t`Both`, Picture: Columns2, isForDesks: true },
  ] as const
  const onPhone = shown !== 'desk' && frame('phone', t`Preview of the page on a phone`)
  const onDesk = shown !== 'phone' && frame('desk', t`Preview of the page on a computer`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="group" aria-label={t`As buyers see it`} className="flex gap-2">
        {choices.map(({ value, label, Picture, isForDesks }) => (
          <button
            key={value}
            type="button"
            aria-pressed={shown === value}
            onClick={() => setShown(value)}
            className={classes(
              'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-m border border-line-strong bg-card px-3 text-sm font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
              isForDesks && 'max-lg:hidden',
            )}
          >
            <Picture aria-hidden className="size-5" />
            {label}
          </button>
        ))}
      </div>
      {/* Side by side both are as large on the screen as their widths are to each other, within reason. */}
      <div className={shown === 'both' ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3' : 'grid'}>
        {onPhone}
        {onDesk}
      </div>
    </div>
  )
}
