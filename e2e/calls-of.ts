import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Calls below `root` as the pages of a signed-in person make them: for what a journey needs and does not look at. */
export const callsOf = (page: Page, root: string) => async (method: string, path: string, body?: object) => {
  const { status, answer } = await page.evaluate(
    async ([how, where, sent]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? ''
      const response = await fetch(where, {
        method: how,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-CSRF-TOKEN': token,
          'X-Shop': 'demo',
          Accept: 'application/vnd.kedai.v1+json',
          ...(sent === null ? {} : { 'Content-Type': 'application/json' }),
        },
        body: sent,
      })
      return { status: response.status, answer: (await response.json()) as { data: unknown; message: string } }
    },
    [method, `${root}/${path}`, body ? JSON.stringify(body) : null] as const,
  )
  expect([status, answer]).toEqual([200, answer])
  return answer.data
}
