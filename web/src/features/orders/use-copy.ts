import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast.tsx'

// Puts a text on the clipboard and says so. On plain http outside this machine browsers offer the older way only.
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui()
  return async (text) => {
    const isCopied = navigator.clipboard
      ? await navigator.clipboard.writeText(text).then(
          () => true,
          () => copyOldWay(text),
        )
      : copyOldWay(text)
    toast(
      isCopied ? t`Copied` : { text: t`Copying did not work here. Please select the text instead.`, tone: 'danger' },
    )
  }
}

function copyOldWay(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'sr-only'
  document.body.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  return isCopied
}
