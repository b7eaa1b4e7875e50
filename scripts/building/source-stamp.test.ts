import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

const root = mkdtempSync(join(tmpdir(), 'kedai-stamp-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('changes with any source and with nothing else', () => {
  mkdirSync(join(root, 'web/dist'), { recursive: true })
  writeFileSync(join(root, 'web/page.tsx'), 'one')
  const before = sourceStamp(root, ['web', 'missing'])
  writeFileSync(join(root, 'web/dist/out.js'), 'built')
  writeFileSync(join(root, 'web/page.test.tsx'), 'a test')
  expect(sourceStamp(root, ['web', 'missing'])).toBe(before)

  writeFileSync(join(root, 'web/page.tsx'), 'longer')
  const edited = sourceStamp(root, ['web', 'missing'])
  expect(edited).not.toBe(before)
  writeFileSync(join(root, 'web/new.tsx'), '')
  expect(sourceStamp(root, ['web', 'missing'])).not.toBe(edited)
})
