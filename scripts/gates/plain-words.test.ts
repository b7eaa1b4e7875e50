import { expect, it } from 'vitest'
import { findWords } from '../plain-words/find-words.ts'
import { judgeWords } from './plain-words.ts'
import { plantTree } from './planted-tree.ts'

const files = {
  'web/src/locales/seller/en.po': 'msgid "How long it stands"\nmsgstr ""\n\nmsgid "How long is it valid?"\nmsgstr ""\n',
  'server/src/messages.ts': "export const texts = { a: { ms: 'Hasil', en: 'What became of it', zh: '结果' } }\n",
  'domain/src/a.ts':
    '// What stands here.\nexport const a = () => {\n  const found = `// it stands`\n  return found\n}\n',
  'domain/src/a.test.ts': 'const found = 1 // stands\n',
}
const none = { messages: [], comments: [], locals: [] }

it('finds clauses among messages, riddles in comments, and locals that say what happened; tests and strings are not read', () => {
  const { root, remove } = plantTree(files)
  expect(findWords(root)).toEqual({
    messages: ['web/src/locales/seller/en.po:1 How long it stands', 'server/src/messages.ts:1 What became of it'],
    comments: ['domain/src/a.ts:1 // What stands here.'],
    locals: ['domain/src/a.ts:3 const found'],
  })
  remove()
})

it('is red above its number, and below it until the number is lowered', () => {
  const finds = { ...none, locals: ['a', 'b'] }
  const of = (locals: number) => judgeWords(finds, (kind) => (kind === 'locals' ? locals : 0))
  expect(of(2)).toMatchObject({ ok: true, note: 'messages 0, comments 0, locals 2' })
  expect(of(1)).toMatchObject({ ok: false, output: expect.stringContaining('locals: 2 of at most 1') })
  expect(of(3)).toMatchObject({ ok: false, output: expect.stringContaining('write 2 for 3') })
})
