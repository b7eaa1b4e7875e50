import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newDraft } from './new-draft.ts'

let device: Map<string, string>
const area = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const inTab = (tab: Map<string, string>) => vi.stubGlobal('sessionStorage', area(tab))

beforeEach(() => {
  vi.useFakeTimers()
  device = new Map()
  vi.stubGlobal('localStorage', area(device))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => (vi.unstubAllGlobals(), vi.useRealTimers()))

it('is one for the device, and another’s own while a tab holds it', () => {
  const [one, two] = [new Map<string, string>(), new Map<string, string>()]
  inTab(one)
  const first = newDraft('invoice', null)
  const letGo = first.hold()
  expect(first.name).toBe('invoice:new')
  inTab(two)
  expect(newDraft('invoice', null).name).toMatch(/^invoice:new:.+/)
  expect(newDraft('invoice', 7).name).toBe('invoice:new:customer-7')
  inTab(one)
  expect(newDraft('invoice', null).name).toBe('invoice:new') // a reload
  letGo()
  inTab(two)
  expect(newDraft('invoice', null).name).toBe('invoice:new')
})

it('is held while its tab lives, and found again by another once that has crashed', () => {
  inTab(new Map())
  newDraft('invoice', null).hold()
  vi.advanceTimersByTime(600_000)
  inTab(new Map())
  expect(newDraft('invoice', null).name).not.toBe('invoice:new')
  expect(newDraft('invoice', null, Date.now() + 600_000).name).toBe('invoice:new') // without a beat meanwhile
})
