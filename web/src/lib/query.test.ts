import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from './i18n.ts'
import { apiListQuery, createQueryClient } from './query.ts'

let asked: string[]

beforeEach(() => startLanguage('en'))
afterEach(() => vi.unstubAllGlobals())

describe('a page of a list', () => {
  it('is the last where the list has become shorter', async () => {
    serve({
      '/orders?status=open&page=7': answer([], { page: 7, last_page: 2 }),
      '/orders?status=open&page=2': answer(['1030'], { page: 2, last_page: 2 }),
    })
    expect(await list('/orders?status=open&page=7')).toMatchObject({ rows: ['1030'], meta: { page: 2 } })
  })

  it.each([
    ['an empty list', '/orders', answer([], { page: 1, last_page: 1 })],
    ['a page that is there', '/orders?page=2', answer(['1030'], { page: 2, last_page: 2 })],
    ['a list without pages', '/zones', { ...answer(['West'], {}), meta: undefined }],
  ])('is asked for once: %s', async (_what, path, body) => {
    serve({ [path]: body })
    expect((await list(path)).rows).toEqual(body.data)
    expect(asked).toEqual([path])
  })
})

const list = (path: string) => createQueryClient().fetchQuery(apiListQuery<string>(path))

const answer = (data: string[], meta: object) => ({
  status: true,
  message: null,
  data,
  meta: { per_page: 25, total: 26, ...meta },
})

function serve(bodies: Record<string, object>): void {
  asked = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(JSON.stringify(bodies[address]), { status: 200 }))
  })
}
