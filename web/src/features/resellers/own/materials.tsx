import type { ResellerMaterial } from '@kedai/contracts/reseller-materials.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { shareLink } from '../../../lib/chat-link.ts'
import { usePageQuery } from '../../../lib/use-page-query.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { type Own, materialsQuery } from './own-queries.ts'

const shownAtFirst = 3

// What the shop hands its resellers to sell with; nothing while it has handed out none.
export function Materials({ own }: { own: Own }) {
  const { data } = usePageQuery(materialsQuery(own))
  const [isWhole, setWhole] = useState(false)
  const rows = data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <Section title={<Trans>To share</Trans>} className="grid content-start gap-5">
      <ul className="grid gap-5">
        {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((material) => (
          <Material key={material.id} material={material} />
        ))}
      </ul>
      {!isWhole && rows.length > shownAtFirst && (
        <Button onClick={() => setWhole(true)}>
          <Trans>Show all ({rows.length})</Trans>
        </Button>
      )}
    </Section>
  )
}

function Material({ material: { title, words, file } }: { material: ResellerMaterial }) {
  const { t } = useLingui()
  return (
    <li className="grid gap-3 text-sm">
      <strong className="wrap-anywhere">{title}</strong>
      {file && !file.is_pdf && (
        <img src={file.url} alt={title} loading="lazy" className="w-full max-w-md rounded-m border border-line" />
      )}
      {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
      <div className="flex flex-wrap gap-2">
        {words && (
          <>
            <ButtonAnchor href={shareLink(words)} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden className="size-5" />
              <Trans>Share on WhatsApp</Trans>
            </ButtonAnchor>
            <CopyButton text={words} label={t`Copy the words of ${title}`} />
          </>
        )}
        {file && (
          <ButtonAnchor href={file.url} download={file.name} aria-label={t`Save the file of ${title}`}>
            <Download aria-hidden className="size-5" />
            {file.is_pdf ? 'PDF' : <Trans>Picture</Trans>}
          </ButtonAnchor>
        )}
      </div>
    </li>
  )
}
