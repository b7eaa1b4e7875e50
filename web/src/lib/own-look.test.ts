import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOwnLook, withOwnMark } from './own-look.ts'
import { stubStorage } from './testing-storage.ts'

let now = '/view/invoice/abc'
const open = (address: string) => {
  now = address
  const [pathname = '', hash] = address.split('#')
  vi.stubGlobal('location', { pathname, search: '', hash: hash ? `#${hash}` : '' })
}

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => open(to) })
})
afterEach(() => vi.unstubAllGlobals())

it('a buyer has no mark', () => {
  open('/view/invoice/abc')
  expect(isOwnLook()).toBe(false)
})

it('a link opened from the seller’s screens is known, cleaned, and remembered by that browser', () => {
  open(withOwnMark('/view/invoice/abc'))
  expect(isOwnLook()).toBe(true)
  expect(now).toBe('/view/invoice/abc')
  open('/view/invoice/other')
  expect(isOwnLook()).toBe(true)
})

it('a mark that was passed on with the link says nothing', () => {
  open(`/view/invoice/abc#own=${Date.now() - 10 * 60_000}`)
  expect(isOwnLook()).toBe(false)
  expect(now).toBe('/view/invoice/abc')
})
