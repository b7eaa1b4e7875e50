/**
 * What a thumb would miss: everything to be pressed that is less than 36 px high or 24 px wide, its label counted with it. Links
 * in the run of a sentence, the figures of a table and what stretches over its row are held to the 24 px of WCAG 2.2 alone. Runs in the page.
 */
export function smallTargets(): string[] {
  const pressed = document.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]',
  )
  return [...pressed].flatMap((element) => {
    const seen = getComputedStyle(element)
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    const isFree =
      element.matches('.sr-only, .sr-only *, [inert] *, [aria-hidden=true] *, td *, th *') ||
      seen.visibility === 'hidden' ||
      seen.display === 'inline' ||
      getComputedStyle(element, '::after').position === 'absolute' ||
      width < 2 ||
      height < 2
    return isFree || (height >= 35.5 && width >= 23.5)
      ? []
      : [`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
  })
}
