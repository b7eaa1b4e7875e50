import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { chatLink } from '../../lib/chat-link.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

// The shop's own words, on its front page only.
export function ShopIntro({ storefront }: { storefront: Storefront }) {
  const { t } = useLingui()
  const { name, company, whatsapp_number: number } = storefront
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 max-w-prose">
        <h1 className="text-2xl">{name}</h1>
        {company.description && <p className="mt-1 line-clamp-3 text-ink-soft">{company.description}</p>}
      </div>
      {number && (
        <ButtonAnchor href={chatLink(number, t`Hi ${name}, I have a question.`)} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Ask on WhatsApp</Trans>
        </ButtonAnchor>
      )}
    </header>
  )
}
