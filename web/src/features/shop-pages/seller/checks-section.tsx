import { checkPage, type PageCheck } from '@kedai/domain/pages/page-checks.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Section } from '../../../ui/page.tsx'
import { kindOf } from './block-kinds.ts'
import type { PageEditor } from './use-page-editor.ts'

// What to look at again before buyers see the page. Nothing here keeps it from being published.
export function ChecksSection({ editor: { values, pictures } }: { editor: PageEditor }) {
  const { t } = useLingui()
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
  const words = {
    no_words_for_picture: t`Say what the picture shows, for those who cannot see it.`,
    small_picture: t`This picture is small and looks blurred on a large screen. Use one at least 800 pixels wide.`,
    many_pictures: t`So many pictures load slowly on a phone. Fifteen are enough.`,
    no_heading: t`Begin with a heading, so that people know at once what the page is about.`,
    countdown_over: t`This countdown is over already.`,
    empty_block: t`Nothing stands in this block yet.`,
    no_description: t`Write a description: it stands in search results and below the link in a chat.`,
    nothing_to_buy: t`There is nothing to order or ask here. Add a product, a form or WhatsApp.`,
  } satisfies Record<PageCheck['kind'], string>
  return (
    <Section title={<Trans>Checks</Trans>}>
      <ul className="grid gap-3 text-sm" aria-live="polite">
        {found.length === 0 && (
          <li className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-good-ink" />
            <Trans>Nothing to mend.</Trans>
          </li>
        )}
        {found.map(({ kind, at }) => {
          const block = at === null ? undefined : blocks[at]?.block
          const label = block && kindOf(block.type)?.label
          return (
            <li key={`${kind} ${at}`} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn-ink" />
              <span>
                {at !== null && label && (
                  <strong>
                    {at + 1}. {t(label)}:{' '}
                  </strong>
                )}
                {words[kind]}
              </span>
            </li>
          )
        })}
      </ul>
      {found.length > 0 && (
        <p className="mt-4 text-xs text-ink-soft">
          <Plural
            value={found.length}
            one="# thing to look at. You can publish all the same."
            other="# things to look at. You can publish all the same."
          />
        </p>
      )}
    </Section>
  )
}
