import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('finds the parameters of a path', () => {
  expect(matchPath('/s/:username/i/:viewId', '/s/demo/i/DEMO-MUG')).toEqual({ username: 'demo', viewId: 'DEMO-MUG' })
  expect(matchPath('/s/:username', '/S/kedai%20kek/')).toEqual({ username: 'kedai kek' })
  expect(matchPath('/', '/')).toEqual({})
})

it('refuses what is longer, shorter or other', () => {
  for (const path of ['/', '/s', '/s/demo/i', '/x/demo', '/s/demo/x'])
    expect(matchPath('/s/:username', path)).toBeNull()
})

it('takes everything below an open end, and the end itself', () => {
  expect(
    ['/seller', '/seller/orders', '/seller/orders/KD-1', '/sellers'].map(
      (path) => matchPath('/seller/*', path) !== null,
    ),
  ).toEqual([true, true, true, false])
  expect(matchPath('*', '/anything/at/all')).toEqual({})
})

it('survives an address that is not well formed', () => {
  expect(matchPath('/s/:username', '/s/%E0%A4%A')).toEqual({ username: '%E0%A4%A' })
})
