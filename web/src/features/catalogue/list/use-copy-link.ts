import { useLingui } from '@lingui/react/macro'
import { toast } from '../../../ui/toast.tsx'

/** Puts a link on the clipboard and says so; where that is not allowed, shows it to be copied by hand. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useLingui()
  return async (link) => {
    const isCopied = await (navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false))
    toast(isCopied ? t`Link copied` : { text: link, tone: 'info' })
  }
}
