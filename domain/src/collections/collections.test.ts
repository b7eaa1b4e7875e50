import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeAnswers } from './answers.ts'
import { fieldTypes, judgeFields, type FormField } from './fields.ts'

const field = (key: string, given: Partial<FormField> = {}): FormField => ({
  key,
  label: key,
  type: 'text',
  isRequired: false,
  options: [],
  showWhen: null,
  ...given,
})

describe('the fields of a form', () => {
  it('have keys of their own, labels, options where one chooses, and conditions that can come true', () => {
    expect(
      judgeFields([
        field('nama'),
        field('nama'),
        field('a b', { label: '' }),
        field('saiz', { type: 'choice' }),
        field('warna', { type: 'choices', options: ['Merah', 'Merah'] }),
        field('lain', { showWhen: { key: 'belum', equals: 'x' } }),
        field('kelas', { type: 'choice', options: ['1A'] }),
        field('guru', { showWhen: { key: 'kelas', equals: '2B' } }),
        field('diri', { showWhen: { key: 'diri', equals: 'x' } }),
      ]).map(({ at, part, problem }) => `${at} ${part} ${problem}`),
    ).toEqual([
      '1 key same_key_twice',
      '2 key bad_key',
      '2 label label_missing',
      '3 options options_missing',
      '4 options same_option_twice',
      '5 show_when condition_unknown',
      '7 show_when condition_never',
      '8 show_when condition_unknown',
    ])
  })
})

describe('answers', () => {
  const fields = [
    field('name', { isRequired: true }),
    field('age', { type: 'number' }),
    field('day', { type: 'date' }),
    field('size', { type: 'choice', options: ['S', 'M'] }),
    field('days', { type: 'choices', options: ['Isnin', 'Selasa', 'Rabu'] }),
    field('agree', { type: 'checkbox', isRequired: true }),
    field('slip', { type: 'file' }),
  ]

  it('are kept in the order of the form, as they are meant', () => {
    expect(
      judgeAnswers(fields, {
        slip: { filename: 'a.jpg' },
        agree: '1',
        days: ['Rabu', 'Isnin'],
        size: 'M',
        day: '2026-12-01 09:00',
        age: '12.5',
        name: '  Siti ',
      }),
    ).toEqual({
      answers: [
        { key: 'name', value: 'Siti' },
        { key: 'age', value: '12.5' },
        { key: 'day', value: '2026-12-01' },
        { key: 'size', value: 'M' },
        { key: 'days', value: ['Isnin', 'Rabu'] },
        { key: 'agree', value: true },
        { key: 'slip', value: true },
      ],
      problems: [],
    })
  })

  it('that break a rule are told at their key', () => {
    const { problems } = judgeAnswers(fields, {
      name: ' ',
      age: '1e3',
      day: '2026-02-30',
      size: 'XL',
      days: ['Ahad'],
      agree: '0',
      slip: 'a.jpg',
      other: 'x',
    })
    expect(problems.map(({ key, problem }) => `${key} ${problem}`)).toEqual([
      'name required',
      'age no_number',
      'day no_date',
      'size no_choice',
      'days no_choice',
      'agree required',
      'slip no_file',
      'other unknown',
    ])
  })

  it('of a hidden field are neither asked nor kept, through a chain of conditions too', () => {
    const chain = [
      field('want', { type: 'choice', options: ['Ya', 'Tidak'] }),
      field('size', { type: 'choice', options: ['S'], isRequired: true, showWhen: { key: 'want', equals: 'Ya' } }),
      field('note', { isRequired: true, showWhen: { key: 'size', equals: 'S' } }),
    ]
    expect(judgeAnswers(chain, { want: 'Tidak', size: 'S', note: 'x' })).toEqual({
      answers: [{ key: 'want', value: 'Tidak' }],
      problems: [],
    })
    expect(judgeAnswers(chain, { want: 'Ya' }).problems).toEqual([{ key: 'size', problem: 'required' }])
  })

  it('law: whatever is typed, each asked field is answered, empty or refused, and nothing else is kept', () => {
    const typed = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }), fc.constant({ filename: 'x' }))
    const forms = fc.uniqueArray(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', '__proto__', 'toString'), type: fc.constantFrom(...fieldTypes) }),
      { selector: ({ key }) => key, maxLength: 4 },
    )
    fc.assert(
      fc.property(forms, fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), typed), (form, given) => {
        const asked = form.map(({ key, type }) => field(key, { type, isRequired: true, options: ['x', 'y'] }))
        const { answers, problems } = judgeAnswers(asked, given)
        const told = [...answers.map(({ key }) => key), ...problems.map(({ key }) => key)]
        expect(new Set(told).size).toBe(told.length)
        for (const { key } of asked) expect(told).toContain(key)
        for (const { key } of answers) expect(asked.some((one) => one.key === key)).toBe(true)
      }),
    )
  })
})
