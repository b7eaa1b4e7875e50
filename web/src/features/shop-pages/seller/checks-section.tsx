import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { checkPage } from '@kedai/domain/pages/page-checks.ts'
import { checkContrast } from '@kedai/domain/pages/page-contrast.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { pageColours } from '../../../lib/shop-theme.ts'
import { Section } from '../../../ui/page.tsx'
import { kindOf } from './block-kinds.ts'
import { useCheckWords } from './check-words.ts'
import { HardToReadWords, ReadableWords } from './contrast-words.tsx'
import type { PageEditor } from './use-page-editor.ts'

type Props = { editor: PageEditor; theme: Pick<ShopTheme, 'accent' | 'corners' | 'design'> | null }

// What to look at again before buyers see the page. Nothing here keeps it from being published.
export function ChecksSection({ editor: { values, pictures }, theme }: Props) {
  const { t } = useLingui()
  const words = useCheckWords()
  const [now] = useState(() => formatTime(new Date()))
  const { blocks, seo } = useDeferredValue(values) // a letter does not wait for it
  const found = useMemo(
    () =>
      checkPage({
        blocks: blocks.map(({ block }) => block),
        description: seo.description,
        widthOf: (id) => pictures.find((one) => one.id === id)?.width ?? null,
        now,
      }),
    [blocks, seo.description, pictures, now],
  )
  const contrast = useMemo(
    () =>
      theme &&
      checkContrast(
        blocks.map(({ block }) => block),
        pageColours(theme),
      ),
    [blocks, theme],
  )
  const row = (key: string, at: number | null, say: ReactNode) => {
    const block = at === null ? undefined : blocks[at]?.block
    const label = block && kindOf(block)?.label
    return (
      <li key={key} className="flex items-start gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-gold-ink" />
        <span>
          {at !== null && label && (
            <strong>
              {at + 1}. {t(label)}:{' '}
            </strong>
          )}
          {say}
        </span>
      </li>
    )
  }
  const pale = contrast?.found ?? []
  const count = found.length + pale.length
  const { light = null, dark = null } = contrast?.least ?? {}
  return (
    <Section title={<Trans>Checks</Trans>}>
      <ul className="grid gap-3 text-sm" aria-live="polite">
        {count === 0 && (
          <li className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-good-ink" />
            <Trans>No problems found.</Trans>
          </li>
        )}
        {found.map(({ kind, at }) => row(`${kind} ${at}`, at, words[kind]))}
        {pale.map(({ at, side, ratio }) => row(`contrast ${at}`, at, <HardToReadWords side={side} ratio={ratio} />))}
        {pale.length === 0 && light !== null && dark !== null && (
          <li className="flex items-start gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good-ink" />
            <span>
              <ReadableWords light={light} dark={dark} />
            </span>
          </li>
        )}
      </ul>
      {count > 0 && (
        <p className="mt-4 text-xs text-ink-soft">
          <Plural
            value={count}
            one="# issue to check. You can still publish."
            other="# issues to check. You can still publish."
          />
        </p>
      )}
    </Section>
  )
}
