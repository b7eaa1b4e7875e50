import { expect, it } from 'vitest'
import { applicationOf, byInput, printOf } from './application.ts'

const typed = () => {
  const form = new FormData()
  form.append('name', 'Siti')
  form.append('answers[saiz]', 'M')
  form.append('documents', new File(['a'], 'ssm.pdf'))
  form.append('documents', new File([], ''))
  return form
}

it('sends every word, files by number, and consent as a yes or a no', () => {
  const sent = applicationOf(typed())
  expect([...sent].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['name', 'Siti'],
    ['answers[saiz]', 'M'],
    ['agreeTnc', '0'],
    ['documents[0]', 'ssm.pdf'],
  ])
  const agreed = typed()
  agreed.append('agreeTnc', '1')
  expect(applicationOf(agreed).get('agreeTnc')).toBe('1')
})

it('puts each refusal to the input that it is about', () =>
  expect(byInput({ phone: 'a', 'answers.saiz': 'b', 'documents.0': 'c' })).toEqual({
    phone: 'a',
    'answers[saiz]': 'b',
    documents: 'c',
  }))

it('knows a mended form from the same one sent again', () => {
  expect(printOf(typed())).toBe(printOf(typed()))
  const mended = typed()
  mended.set('name', 'Siti Aminah')
  expect(printOf(mended)).not.toBe(printOf(typed()))
})
