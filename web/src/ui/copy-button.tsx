import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClasses } from './button.tsx'

type Props = {
  // What lands in the clipboard.
  text: string
  // Said to screen readers: "Copy account number".
  label: string
}

// Copies one value and says so for two seconds.
export function CopyButton({ text, label }: Props) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const Mark = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={label}
      className={buttonClasses({ variant: 'secondary' })}
      onClick={() => void copy(text).then(setCopied)}
    >
      <Mark aria-hidden className="size-4" />
      <span aria-live="polite">{copied ? t`Copied` : t`Copy`}</span>
    </button>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyTheOldWay(text)
  }
}

// Over plain http browsers have no clipboard to write to, only this.
function copyTheOldWay(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'sr-only'
  document.body.append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  return done
}
