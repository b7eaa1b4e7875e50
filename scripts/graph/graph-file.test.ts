import { expect, it } from 'vitest'
import { withGraph } from './graph-file.ts'

it('replaces what stands between the marks and nothing else', () => {
  const text = 'before\n<!-- graph:begin -->\nold\n<!-- graph:end -->\nafter'
  expect(withGraph(text, 'new\n')).toBe('before\n<!-- graph:begin -->\nnew\n<!-- graph:end -->\nafter')
})

it('refuses a page without its marks, rather than drawing nothing', () => {
  expect(() => withGraph('no marks here', 'new')).toThrow('graph:begin')
})
