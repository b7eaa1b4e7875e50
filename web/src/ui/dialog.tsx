import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { closeOnBack } from './back-closes.ts'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  // Buttons at the foot, the main one last.
  actions?: ReactNode
  // `drawer`: from the bottom on a phone, from the right on a desk. `whole`: all of the screen.
  shape?: 'dialog' | 'drawer' | 'whole'
  role?: 'dialog' | 'alertdialog'
}

// The browser's own dialog: it keeps the focus inside, gives it back, closes by Escape, and weighs nothing.
export function Dialog({ open, onClose, title, children, actions, shape = 'dialog', role }: Props) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus() // else the browser takes the close button
    const forgetBack = closeOnBack(() => close())
    return () => {
      forgetBack()
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])
  const isItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => isItself(event) && (event.preventDefault(), onClose())} // a file box inside tells of its own
      onClose={(event) => isItself(event) && onClose()} // the browser closes at the second Back without asking
      onMouseDown={(event) => isItself(event) && onClose()} // the veil
      className={classes(
        'flex w-full flex-col overflow-hidden bg-card p-0 shadow-float backdrop:bg-veil open:animate-rise',
        shapes[shape],
      )}
    >
      <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="py-1 text-lg">
          {title}
        </h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-paper px-5 py-3 max-sm:*:flex-auto">
          {actions}
        </footer>
      )}
    </dialog>
  )
}

const shapes = {
  dialog: 'm-auto max-h-[90dvh] max-w-[min(32rem,calc(100vw-2rem))] rounded-l',
  drawer:
    'mt-auto mb-0 max-h-[90dvh] max-w-full rounded-t-l sm:mt-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:max-w-md sm:rounded-none sm:rounded-l-l',
  whole: 'h-dvh max-h-dvh max-w-full',
}
