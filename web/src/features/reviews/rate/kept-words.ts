import { type RefObject, useEffect } from 'react'
import { draftOf } from '../../../lib/drafts.ts'

// What was typed into a form without state of its own, kept on this device until it is sent. What somebody has typed before the
// script came, or what the browser has put back, stands.
export function useKeptWords(
  name: string,
  place: RefObject<HTMLElement | null>,
): { keep: (form: HTMLFormElement) => void; forget: () => void } {
  useEffect(() => {
    const form = place.current?.querySelector('form')
    const kept = draftOf(name).read()
    if (!form || !kept) return
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')) {
      const value = kept[field.name]
      if (field instanceof HTMLInputElement) {
        if (field.type === 'radio' && field.value === value && isAsDrawn(form, field.name)) field.checked = true
      } else if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
    }
  }, [name, place])
  return {
    keep: (form) => draftOf(name).write(Object.fromEntries(new FormData(form))),
    forget: () => draftOf(name).clear(),
  }
}

const isAsDrawn = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].every(
    (field) => field.checked === field.defaultChecked,
  )
