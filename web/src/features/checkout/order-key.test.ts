import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOrderKey, noteRefused, openOrderKey, orderKey } from './order-key.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => {
  forgetOrderKey('MUG')
  kept.clear()
  vi.unstubAllGlobals()
})

it('is made when the page opens and stays for retries of the same order', () => {
  const opened = openOrderKey('MUG')
  expect(orderKey('MUG', 'a')).toBe(opened)
  expect(orderKey('MUG', 'a')).toBe(opened)
})

it('is renewed for another order once the first was refused', () => {
  const first = orderKey('MUG', 'a')
  noteRefused('MUG')
  expect(orderKey('MUG', 'a')).toBe(first)
  noteRefused('MUG')
  expect(orderKey('MUG', 'b')).not.toBe(first)
})

it('stays for another order while nobody knows whether the first arrived', () => {
  const first = orderKey('MUG', 'a')
  expect(orderKey('MUG', 'b')).toBe(first)
})

it('is renewed after success, and is each page its own', () => {
  const first = orderKey('MUG', 'a')
  forgetOrderKey('MUG')
  expect(orderKey('MUG', 'a')).not.toBe(first)
  expect(openOrderKey('TEE')).not.toBe(openOrderKey('MUG'))
  forgetOrderKey('TEE')
})
