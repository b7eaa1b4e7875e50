import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryCache, listOf, oneOf } from './query-cache.ts'
import { i18n } from './i18n.ts'

const mug = oneOf<{ id: number }>('/api/mug')
const envelope = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ status: status < 400, message: 'no', data }), { status })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('begins with what the server has put beside the page', () => {
  expect(createQueryCache({ at: 5, of: { '/api/mug': { id: 1 } } }).read('/api/mug')).toMatchObject({
    data: { id: 1 },
    at: 5,
    isLoading: false,
  })
})

it('asks once for what is on its way already', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => envelope({ id: 1 }))
  vi.stubGlobal('fetch', fetched)
  const answers = createQueryCache()
  await Promise.all([answers.fetch(mug), answers.fetch(mug)])
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(answers.read(mug.path)).toMatchObject({ data: { id: 1 }, failure: null, isLoading: false })
})

it('lets a later question win over an answer that comes late', async () => {
  const replies: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => replies.push(resolve)))
  const answers = createQueryCache()
  const [early, late] = [answers.fetch(mug), answers.refetch(mug)]
  replies[1]?.(envelope({ id: 2 }))
  await late
  replies[0]?.(envelope({ id: 1 }))
  await early
  expect(answers.read(mug.path).data).toEqual({ id: 2 })
})

it('keeps the rows of a list with their place', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ status: true, message: null, data: [1, 2], meta: null })),
  )
  const answers = createQueryCache()
  await answers.fetch(listOf('/api/list'))
  expect(answers.read('/api/list').data).toEqual({
    rows: [1, 2],
    meta: { page: 1, per_page: 2, total: 2, last_page: 1 },
  })
})

it('tries a lost connection three times, a refusal once', async () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(async (path) => {
    if (path === '/api/mug') throw new TypeError('no network')
    return envelope(null, 404)
  })
  vi.stubGlobal('fetch', fetched)
  const answers = createQueryCache()
  const asked = Promise.all([answers.fetch(mug), answers.fetch(oneOf('/api/gone'))])
  await vi.advanceTimersByTimeAsync(3000)
  await asked
  expect(fetched.mock.calls.map(([path]) => path).toSorted()).toEqual(['/api/gone', '/api/mug', '/api/mug', '/api/mug'])
  expect(answers.read('/api/mug').failure?.message).toMatch(/./)
})

it('marks what it has as old, and what it has not stays unknown', () => {
  const answers = createQueryCache({ at: 1, of: { '/api/mug': 1, '/api/tee': 2 } })
  answers.invalidate('/api/mug')
  answers.invalidate('/api/never')
  expect(['/api/mug', '/api/tee', '/api/never'].map((path) => answers.read(path).isStale)).toEqual([true, false, false])
  answers.invalidate()
  expect(answers.read('/api/tee').isStale).toBe(true)
})
