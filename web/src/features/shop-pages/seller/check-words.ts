import type { PageCheck } from '@kedai/domain/pages/page-checks.ts'
import { useLingui } from '@lingui/react/macro'

// What each finding of the page checks says to the seller.
export function useCheckWords(): Record<PageCheck['kind'], string> {
  const { t } = useLingui()
  return {
    no_words_for_picture: t`Say what the picture shows, for those who cannot see it.`,
    small_picture: t`This picture is small and looks blurred on a large screen. Use one at least 800 pixels wide.`,
    many_pictures: t`Too many pictures. They load slowly on a phone; fifteen are enough.`,
    no_heading: t`Begin with a heading, so that people know at once what the page is about.`,
    countdown_over: t`This countdown is over already.`,
    empty_block: t`This block is empty.`,
    no_description: t`Write a description. It is shown in search results and below the link in chats.`,
    nothing_to_buy: t`There is nothing to order or ask here. Add a product, a form or WhatsApp.`,
    no_product: t`Choose a product. Until then buyers do not see this block.`,
    no_picture: t`Add a picture. Until then buyers do not see this block.`,
    no_video: t`Paste the link of a video. Until then buyers do not see this block.`,
    no_time: t`Choose a day and a time. Until then buyers do not see this block.`,
    no_address: t`Write the address. Until then buyers do not see this block.`,
    no_question: t`Write a question. Until then buyers do not see this block.`,
    no_link: t`Say where the button leads. Until then buyers do not see it.`,
  }
}
