import type { ComponentProps } from 'react'

type Handlers = Pick<ComponentProps<'input'>, 'onBlur' | 'onKeyDown'>

// On leaving a field, or sending the form by Enter, what was typed becomes what `tidy` makes of it, and `onChange` hears of it; where it
// makes nothing (null) the text stays for the form to refuse, so that nothing typed is lost.
export function tidyOnLeave(tidy: (typed: string) => string | null, { onBlur, onKeyDown }: Handlers): Handlers {
  const put = (input: HTMLInputElement) => {
    const tidied = tidy(input.value)
    if (tidied !== null && tidied !== input.value) setAsTyped(input, tidied)
  }
  return {
    onBlur: (event) => (put(event.currentTarget), onBlur?.(event)),
    onKeyDown: (event) => (event.key === 'Enter' && put(event.currentTarget), onKeyDown?.(event)),
  }
}

// Goes through the browser's own setter, so that React and form libraries see the change as if it had been typed.
export function setAsTyped(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
