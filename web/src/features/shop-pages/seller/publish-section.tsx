import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'
import { PageState } from './page-state.tsx'
import type { PageEditor } from './use-page-editor.ts'

// When everybody sees the page, and what it said before.
export function PublishSection({ editor }: { editor: PageEditor }) {
  const { t } = useLingui()
  const lang = useLang()
  const { page, failure, isBusy } = editor
  const [at, setAt] = useState('')
  return (
    <Section title={<Trans>Publishing</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <PageState page={page} />
        {page.publish_at && (
          <span className="text-sm">
            <Trans>from {dateTime(page.publish_at, lang)}</Trans>
          </span>
        )}
      </p>
      {page.state === 'published' && <OutLink href={page.url}>{page.url.replace(/^https?:\/\//, '')}</OutLink>}
      <Field label={t`Publish later`} optional error={failure?.fields.at ?? null}>
        <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isBusy}
          disabledBecause={at === '' && t`Choose a day and a time first.`}
          onClick={() => void editor.publish(at.replace('T', ' '))}
        >
          <Trans>Publish at this time</Trans>
        </Button>
        {page.state !== 'draft' && (
          <Button variant="quiet" busy={isBusy} onClick={() => void editor.unpublish()}>
            <Trans>Take it off the shop</Trans>
          </Button>
        )}
      </div>
      <details>
        <summary className="flex min-h-11 items-center text-sm font-semibold">
          <Trans>Earlier versions ({page.versions.length})</Trans>
        </summary>
        <ul className="grid">
          {page.versions.map(({ version, at: savedAt, is_shown }) => (
            <li key={version} className="flex min-h-12 items-center gap-2 border-t border-line text-sm">
              <span className="min-w-0 flex-1">
                {version}. {dateTime(savedAt, lang)}
              </span>
              {is_shown && (
                <Badge tone="good">
                  <Trans>Shown</Trans>
                </Badge>
              )}
              {version === page.version ? (
                <span className="text-xs text-ink-soft">
                  <Trans>The draft</Trans>
                </span>
              ) : (
                <Button variant="quiet" busy={isBusy} onClick={() => void editor.restore(version)}>
                  <Trans>Restore</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
