import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWithStyles } from './load-with-styles.ts'

type Link = EventTarget & { rel: string; href: string; sheet: object | null; remove: () => void }

let head: Link[]

beforeEach(() => {
  head = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => head.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () =>
      Object.assign(new EventTarget(), {
        sheet: null,
        remove(this: Link) {
          head = head.filter((link) => link !== this)
        },
      }),
    head: { append: (link: Link) => void head.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const arrive = (link = head[0]) => {
  if (!link) throw new Error('no style was asked for')
  link.sheet = {}
  link.dispatchEvent(new Event('load'))
}
const fail = () => head[0]?.dispatchEvent(new Event('error'))
const part = async () => 'part'

it('asks for nothing where a part has no styles of its own', async () => {
  expect([await loadWithStyles(part), await loadWithStyles(part, [])]).toEqual(['part', 'part'])
  expect(head).toEqual([])
})

it('gives the part once its styles are there, and asks for them once', async () => {
  const given: string[] = []
  const both = [1, 2].map(async () => given.push(await loadWithStyles(part, ['v1/css/a.css'])))
  await new Promise(setImmediate)
  expect({ given, head: head.map(({ rel, href }) => [rel, href]) }).toEqual({
    given: [],
    head: [['stylesheet', '/v1/css/a.css']],
  })
  arrive()
  await Promise.all(both)
  await loadWithStyles(part, ['v1/css/a.css'])
  expect({ given, count: head.length }).toEqual({ given: ['part', 'part'], count: 1 })
})

it('tells when styles or part do not arrive, and may be asked again', async () => {
  const first = loadWithStyles(part, ['v1/css/a.css'])
  fail()
  await expect(first).rejects.toThrow('/v1/css/a.css did not arrive')
  await expect(loadWithStyles(() => Promise.reject(new Error('gone')), [])).rejects.toThrow('gone')
  const again = loadWithStyles(part, ['v1/css/a.css'])
  arrive()
  expect(await again).toBe('part')
})
