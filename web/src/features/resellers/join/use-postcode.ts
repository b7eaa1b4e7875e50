import type { PostcodeAnswer } from '@kedai/contracts/shipping.ts'
import { useCallback, useRef } from 'react'
import { get } from '../../../lib/http.ts'

// Town and state of the postcode that stands in a form, filled in unless somebody wrote others.
export function usePostcode(): (form: HTMLFormElement) => Promise<void> {
  const asked = useRef('')
  const filled = useRef({ city: '', state: '' })
  return useCallback(async (form) => {
    const typed = valueOf(form, 'postcode')
    if (!/^\d{5}$/.test(typed) || typed === asked.current) return
    asked.current = typed
    const found = await get<PostcodeAnswer>(`/api/ajax/guest/postcode/${typed}`)
    if (!found.ok || asked.current !== typed) return
    const place = { city: found.data.city, state: found.data.state.code }
    for (const name of ['city', 'state'] as const) {
      const now = valueOf(form, name)
      const field = fieldOf(form, name)
      if (field && (now === '' || now === filled.current[name])) field.value = place[name]
    }
    filled.current = place
  }, [])
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
}

const valueOf = (form: HTMLFormElement, name: string): string => fieldOf(form, name)?.value.trim() ?? ''
