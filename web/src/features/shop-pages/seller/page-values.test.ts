import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { describe, expect, it } from 'vitest'
import { addBlock, dropBlock, moveBlock, removeBlock, writeBlock } from './block-changes.ts'
import { beginHistory, redoHistory, undoHistory, writeHistory } from './edit-history.ts'
import { isAsSaved, valuesOf, wireOf, withKey } from './page-values.ts'

const text = (words: string): PageBlock => ({ type: 'paragraph', spans: [{ text: words }] })
const saved = {
  title: 'Raya',
  slug: 'raya',
  seo: { title: '', description: '', image: null },
  blocks: ['a', 'b', 'c'].map(text),
}

describe('the blocks of a page', () => {
  const blocks = valuesOf(saved).blocks
  const [first, second, third] = blocks.map(({ key }) => key)
  const order = (of: readonly { key: number }[] | null) => of?.map(({ key }) => key)

  it('move by one, and not past an end', () => {
    expect(order(moveBlock(blocks, first ?? 0, 1))).toEqual([second, first, third])
    expect(moveBlock(blocks, first ?? 0, -1)).toBeNull()
    expect(moveBlock(blocks, third ?? 0, 1)).toBeNull()
    expect(moveBlock(blocks, -1, 1)).toBeNull() // gone meanwhile
  })

  it('are dropped where another one stands, both ways', () => {
    expect(order(dropBlock(blocks, first ?? 0, third ?? 0))).toEqual([second, third, first])
    expect(order(dropBlock(blocks, third ?? 0, first ?? 0))).toEqual([third, first, second])
    expect(dropBlock(blocks, first ?? 0, first ?? 0)).toBeNull()
  })

  it('are added below another one or last, written and taken away; the others stay the same objects', () => {
    const added = withKey(text('d'))
    expect(order(addBlock(blocks, added, first ?? 0))).toEqual([first, added.key, second, third])
    expect(order(addBlock(blocks, added, null))).toEqual([first, second, third, added.key])
    const written = writeBlock(blocks, second ?? 0, text('B'))
    expect([written[0] === blocks[0], written[1]?.block, written[2] === blocks[2]]).toEqual([true, text('B'), true])
    expect(order(removeBlock(blocks, second ?? 0))).toEqual([first, third])
  })
})

describe('a page that is written', () => {
  it('is as it was saved until something differs, and again once that is taken back', () => {
    const values = valuesOf(saved)
    expect(isAsSaved(values, saved)).toBe(true)
    const key = values.blocks[1]?.key ?? 0
    const changed = { ...values, blocks: writeBlock(values.blocks, key, text('B')) }
    expect(isAsSaved(changed, saved)).toBe(false)
    expect(isAsSaved({ ...changed, blocks: writeBlock(changed.blocks, key, text('b')) }, saved)).toBe(true)
    expect(isAsSaved({ ...values, title: 'Puasa' }, saved)).toBe(false)
    expect(isAsSaved({ ...values, blocks: values.blocks.slice(1) }, saved)).toBe(false)
  })

  it('keeps the key of a block that an answer says the same of', () => {
    const before = valuesOf(saved).blocks
    const after = valuesOf({ ...saved, blocks: [text('a'), text('new'), text('c')] }, before).blocks
    expect(after.map(({ key }, at) => key === before[at]?.key)).toEqual([true, false, true])
    expect(wireOf(valuesOf(saved, before))).toEqual(saved)
  })

  it('is undone step by step, redone, and what is written after an undo ends the redo', () => {
    let history = beginHistory('')
    history = writeHistory(history, 'a', false)
    history = writeHistory(history, 'ab', true)
    history = writeHistory(history, 'ab!', false)
    history = undoHistory(history)
    expect(history.values).toBe('ab')
    history = undoHistory(history)
    expect([history.values, undoHistory(history) === history]).toEqual(['', true])
    expect(redoHistory(history).values).toBe('ab')
    expect(redoHistory(writeHistory(history, 'x', false)).values).toBe('x')
  })

  it('goes back sixty steps', () => {
    let history = beginHistory(0)
    for (let step = 1; step <= 100; step += 1) history = writeHistory(history, step, false)
    for (let step = 0; step < 100; step += 1) history = undoHistory(history)
    expect(history.values).toBe(39)
  })
})
