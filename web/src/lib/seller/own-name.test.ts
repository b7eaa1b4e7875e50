import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from '../drafts.ts'
import { stubStorage } from '../testing-storage.ts'
import { keepTypedFor, ownName } from './own-name.ts'

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

it('what one person typed for one shop is shown to no other person and in no other shop', () => {
  const shown = () => draftOf(ownName('customer:7')).read()
  keepTypedFor(1, 'demo')
  draftOf(ownName('customer:7')).write({ note: 'Hutang lama' })
  keepTypedFor(2, 'demo')
  expect(shown()).toBeNull()
  keepTypedFor(1, 'rival')
  expect(shown()).toBeNull()
  keepTypedFor(1, 'demo')
  expect(shown()).toEqual({ note: 'Hutang lama' })
})
