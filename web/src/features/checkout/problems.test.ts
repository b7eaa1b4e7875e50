import type { ItemView } from '@kedai/contracts/items.ts'
import { describe, expect, it } from 'vitest'
import { mug, tee } from '../../product-types/item-view.fixture.ts'
import { frameOf } from './frame.ts'
import { findItemProblems, inputOfLine } from './item-problems.ts'
import { type Files, healed, problemsOfServer } from './problems.ts'
import { openAtFirst, problemsIn, sectionOf, stepAfter } from './sections.ts'
import { type Values, initialValues } from './values.ts'

const noFiles = { file_upload: null }
const findProblems = (values: Values, files: Files, view: ItemView) =>
  findItemProblems(values, files, view, frameOf(view))
const filled = {
  ...initialValues(mug),
  name: 'Nurul Aisyah',
  phone: '012-345 6789',
  address: '12 Jalan Satu',
  postcode: '43000',
  city: 'Kajang',
  state: 'MY-10',
}

describe('what stands in the way', () => {
  it('is nothing in a form that is filled in; the e-mail may stay empty', () => {
    expect(findProblems(filled, noFiles, mug)).toEqual({})
  })
  it('is the tickets of an event, so that its first step is not ticked while none is chosen', () => {
    const gig = { ...mug, item: { ...mug.item, item_type: 'ticket' } } as typeof mug
    const choice = { typed: null, fields: [], missing: {}, sums: null }
    const itemOf = (wants: Values['wants']) =>
      problemsIn('item', findProblems({ ...filled, wants, choice }, noFiles, gig))
    expect(Object.keys(itemOf([]))).toHaveLength(1)
    expect(itemOf([{ id: 1, quantity: 1 }])).toEqual({})
  })
  it('is every needed field, in the order of the form', () => {
    expect(Object.keys(findProblems(initialValues(mug), noFiles, mug))).toEqual([
      'name',
      'phone',
      'address',
      'postcode',
      'city',
      'state',
    ])
  })
  it('is a quantity that breaks the rules, with the nearest one that does not', () => {
    const wants = [{ id: 101, quantity: 3 }]
    expect(findProblems({ ...filled, wants }, noFiles, tee).quantity).toEqual({
      by: 'quantity',
      refusal: { reason: 'not_multiple', multipleOf: 2, nearest: 4 },
    })
  })
  it('stands before the rest while nothing is chosen yet', () => {
    const bare = { ...initialValues(tee), wants: [] }
    expect(Object.entries(findProblems(bare, noFiles, tee))[0]).toEqual(['choice-0', { by: 'form', reason: 'choose' }])
    const chosen = { ...bare, wants: [{ id: 101, quantity: 4 }] }
    expect(Object.keys(findProblems(chosen, noFiles, tee))).toContain('name')
  })
  it('is a choice not made, a file not sent along, terms not agreed to', () => {
    const view = { ...tee, file_upload: { label: 'Logo', placeholder: '', tooltip: '', is_required: true } }
    expect(Object.keys(findProblems({ ...filled, wants: [] }, noFiles, view))).toEqual([
      'choice-0',
      'file_upload',
      'agreeTnc',
    ])
  })
})

describe("the server's refusals", () => {
  it('go to the inputs of this page, the first message of each', () => {
    const problems = problemsOfServer(
      { 'items.0.quantity': 'Tinggal 3.', quantity: 'Lain', shipping: 'Tidak sampai.', name: 'Isi nama.' },
      inputOfLine(mug),
    )
    expect(problems).toEqual({
      quantity: { by: 'server', message: 'Tinggal 3.' },
      shipping_method_id: { by: 'server', message: 'Tidak sampai.' },
      name: { by: 'server', message: 'Isi nama.' },
    })
    expect(Object.keys(problems).map(sectionOf)).toEqual(expect.arrayContaining(['buyer', 'shipping', 'item']))
  })
  it('about the items go to the chips where there are some', () => {
    expect(problemsOfServer({ items: 'Habis.' }, inputOfLine(tee))).toHaveProperty('choice-0')
    expect(problemsOfServer({ items: 'Habis.' }, inputOfLine(mug))).toHaveProperty('quantity')
  })
})

describe('mending', () => {
  const wrong = {
    phone: { by: 'field', reason: 'not_a_phone' },
    name: { by: 'server', message: 'x' },
    quantity: { by: 'form', reason: 'choose' },
  } as const
  it('keeps a mistake while it is one, and drops it as soon as it is none', () => {
    expect(healed(wrong, { phone: '0123' }, 'MY')).toHaveProperty('phone')
    expect(healed(wrong, { phone: '0123456789' }, 'MY')).not.toHaveProperty('phone')
  })
  it('drops what the server said once the field changes', () => {
    expect(Object.keys(healed(wrong, { name: 'Siti', wants: [] }, 'MY'))).toEqual(['phone'])
  })
})

describe('sections', () => {
  it('stand open together on one page', () => {
    expect([...openAtFirst(findProblems(initialValues(mug), noFiles, mug), frameOf(mug))]).toEqual([
      'item',
      'buyer',
      'shipping',
      'payment',
    ])
  })
  it('open one after the other where the page guides, at the first that lacks something', () => {
    expect([...openAtFirst(findProblems(initialValues(tee), noFiles, tee), frameOf(tee))]).toEqual(['item'])
    const chosen = { ...initialValues(tee), wants: [{ id: 101, quantity: 2 }] }
    expect([...openAtFirst(findProblems(chosen, noFiles, tee), frameOf(tee))]).toEqual(['buyer'])
  })
  it('skip what is done already', () => {
    const values = { ...filled, wants: [{ id: 101, quantity: 2 }], postcode: '' }
    expect(stepAfter('item', findProblems(values, noFiles, tee), frameOf(tee))).toBe('shipping')
    expect(stepAfter('payment', {}, frameOf(tee))).toBeNull()
  })
})
