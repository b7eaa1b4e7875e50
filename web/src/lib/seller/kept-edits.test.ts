import { beforeAll, beforeEach, expect, it } from 'vitest'
import { i18n } from '../i18n.ts'
import { stubStorage } from '../testing-storage.ts'
import { keptEdits } from './kept-edits.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
beforeEach(() => void stubStorage())

const saved = { name: 'Kedai Raya', minSpend: '', phone: '012' }
const form = () => keptEdits<typeof saved>('settings:test')

it('brings back what was typed, upon what stood there then', () => {
  form().write(saved, { ...saved, name: 'Kedai Siti' }, 'a')
  expect(form().resume(saved, 'a')).toEqual({ values: { ...saved, name: 'Kedai Siti' }, errors: {}, problem: null })
})

it('tells what somebody else saved meanwhile, and shows both', () => {
  form().write(saved, { ...saved, name: 'Kedai Siti', minSpend: '20' }, 'a')
  const { values, errors, problem } = form().resume({ name: 'Kedai Ali', minSpend: '', phone: '013' }, 'b')
  expect(values).toEqual({ name: 'Kedai Siti', minSpend: '20', phone: '013' })
  expect(errors).toEqual({ name: expect.stringContaining('Kedai Ali') })
  expect(problem).toMatch(/Another person saved/)
})

it('says nothing where the other has saved the same', () => {
  form().write(saved, { ...saved, name: 'Kedai Siti' }, 'a')
  expect(form().resume({ ...saved, name: 'Kedai Siti' }, 'b')).toEqual({
    values: { ...saved, name: 'Kedai Siti' },
    errors: {},
    problem: null,
  })
})

it('keeps nothing that was not typed', () => {
  form().write(saved, { ...saved, name: 'Kedai Siti' }, 'a')
  form().write(saved, saved, 'a')
  expect(form().resume({ ...saved, name: 'Kedai Ali' }, 'b')).toEqual({
    values: { ...saved, name: 'Kedai Ali' },
    errors: {},
    problem: null,
  })
})
