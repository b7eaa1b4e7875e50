import type { Problems } from '../../../product-types/form/seller/problems.ts'

/** Leads to the first field of the page that something is wrong with. A folded part opens first. */
export function focusProblem(form: HTMLElement, problems: Problems): void {
  const names = Object.keys(problems)
  const fields = [...form.querySelectorAll<HTMLElement>('input[name], select[name], textarea[name], [data-wire]')]
  const first = fields.find((field) => names.includes(field.dataset.wire ?? field.getAttribute('name') ?? ''))
  const folded = first?.closest('details:not([open])')
  if (folded instanceof HTMLDetailsElement) folded.open = true
  if (first) {
    first.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
  } else form.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
}
