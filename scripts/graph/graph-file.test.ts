import { expect, it } from 'vitest'
import { plantTree } from '../gates/planted-tree.ts'
import { circlesOf } from './draw-graph.ts'
import { circlesGate, withGraph } from './graph-file.ts'

it('replaces what stands between the marks and nothing else', () => {
  const text = 'before\n<!-- graph:begin -->\nold\n<!-- graph:end -->\nafter'
  expect(withGraph(text, 'new\n')).toBe('before\n<!-- graph:begin -->\nnew\n<!-- graph:end -->\nafter')
})

it('refuses a page without its marks, rather than drawing nothing', () => {
  expect(() => withGraph('no marks here', 'new')).toThrow('graph:begin')
})

it('finds features that lead back to themselves, and names the way', () => {
  expect(
    circlesOf([
      ['checkout', 'coupons'],
      ['coupons', 'claims'],
      ['invoices', 'sending'],
      ['sending', 'links'],
      ['links', 'invoices'],
    ]),
  ).toEqual(['invoices → sending → links → invoices'])
  expect(circlesOf([['checkout', 'coupons']])).toEqual([])
})

it('the gate is red for two features that import each other, and green once one lets go', async () => {
  const judge = async (ofTwo: string) => {
    const { root, remove } = plantTree({
      'server/src/features/sell/one/actions/do.ts':
        "import { b } from '../../../money/two/actions/do.ts'\nexport const a = b\n",
      'server/src/features/money/two/actions/do.ts': ofTwo,
    })
    return circlesGate.run(root).finally(remove)
  }
  const back = "import { a } from '../../../sell/one/actions/do.ts'\nexport const b = () => a\n"
  expect(await judge(back)).toEqual({ ok: false, output: 'features in a circle: one → two → one' })
  expect(await judge('export const b = 1\n')).toEqual({ ok: true, output: '' })
})
