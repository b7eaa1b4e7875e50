import type { Lang } from '@kedai/domain/text/lang.ts'
import type { InitialQueries } from './query-cache.ts'
import type { Site } from './site.tsx'

// What the server hands to the browser beside the markup.
export type PageState = {
  lang: Lang
  site: Site
  // True when the server has drawn the page; false where the browser draws it (seller's side).
  isDrawn: boolean
  // The path that turned out not to exist, else null.
  missing: string | null
  // What our API says of it.
  missingSays: string | null
  answers: InitialQueries
}

const STATE_ID = 'state'

// `<` is written as an escape, so that no text of a shop can end the element.
export const stateElement = (state: PageState): string =>
  `<script type="application/json" id="${STATE_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

export function readState(): PageState {
  const text = document.getElementById(STATE_ID)?.textContent
  if (!text) throw new Error('The document carries no state')
  // Written by `stateElement` of the same build.
  return JSON.parse(text) as PageState
}
