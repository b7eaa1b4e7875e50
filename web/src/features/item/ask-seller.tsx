import type { ItemView } from '@kedai/contracts/items.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { productMessage, whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { ButtonAnchor, type ButtonLook } from '../../ui/button.tsx'

type Props = { view: ItemView; link: string; className?: string } & ButtonLook

// A question to the seller, already begun. Nothing where the shop has no number.
export function AskSeller({ view, link, ...look }: Props) {
  const { i18n } = useLingui()
  const { whatsapp_number: number } = view.shop
  if (!number) return null
  const text = productMessage({ title: view.item.title, link }, isLang(i18n.locale) ? i18n.locale : 'ms')
  return (
    <ButtonAnchor {...look} href={whatsappLink(number, text)} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden className="size-5" />
      <Trans>Ask on WhatsApp</Trans>
    </ButtonAnchor>
  )
}
