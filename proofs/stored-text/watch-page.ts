import type { BrowserContext, Page } from 'playwright'
import { marksIn } from './text-fields.ts'

/** What a page did with the texts it shows. `ran`: what ran or was held back by the policy; `planted`: elements that are in the page but were not ours. */
export type Sight = { ran: string[]; planted: string[]; marks: Set<number> }

/** Makes every page of a context tell what runs in it. */
export const watch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, {
      told,
      __r: (mark: number) => void told.push(`ran ${mark}`),
      alert: () => void told.push('alert'),
    })
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, sample, blockedURI }) =>
        void told.push(`policy ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })

/** Looks at the page as it stands, with what lies in its fields and attributes. */
export async function look(page: Page): Promise<Sight> {
  const { ran, planted, texts } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const isData = (element: Element) => /json/.test(element.getAttribute('type') ?? '')
    const isPlanted = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') || (/^(href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)),
      ) ||
      element.getAttribute('src') === 'x' ||
      (element.localName === 'script' && !isData(element) && /__r\(/.test(element.textContent))
    return {
      ran: (window as unknown as { told: string[] }).told, // put there by `watch`
      planted: all.filter(isPlanted).map((element) => element.outerHTML.slice(0, 200)),
      texts: [
        document.title,
        document.body.innerText,
        ...all.flatMap((element) =>
          [...element.attributes]
            .filter(({ name }) => /^(alt|title|value|content|placeholder|aria-label|href)$/.test(name))
            .map(({ value }) => value),
        ),
        ...all.map((element) =>
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
        ),
      ],
    }
  })
  return {
    ran,
    planted,
    marks: new Set(texts.flatMap((text) => marksIn(text.includes('%28') ? decodeURIComponent(text) : text))),
  }
}

/** Cells of a spreadsheet's file that a spreadsheet would take for a formula. Reads the file by itself, not by our own reader. */
export function formulasIn(csv: string): string[] {
  const cells = [...csv.replace(/^\uFEFF/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n"]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
  return cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))
}
