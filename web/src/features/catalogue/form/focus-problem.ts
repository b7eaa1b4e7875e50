import type { Problems } from '../../../product-types/form/seller/problems.ts'

/** Leads to the first field of the page that something is wrong with. Folded parts around it open first. */
export function focusProblem(form: HTMLElement, problems: Problems): void {
  const names = Object.keys(problems)
  const fields = [...form.querySelectorAll<HTMLElement>('input[name], select[name], textarea[name], [data-wire]')]
  const first = fields.find((field) => names.includes(field.dataset.wire ?? field.getAttribute('name') ?? ''))
  if (first) {
    unfold(first)
    first.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
    return
  }
  const alert = form.querySelector<HTMLElement>('[role=alert]')
  if (alert) unfold(alert)
  alert?.scrollIntoView({ block: 'center' })
}

function unfold(element: HTMLElement): void {
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true
}
