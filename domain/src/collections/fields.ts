import { type Grid, type GridFault, judgeGridForm } from './grid.ts'

/** How a field of a collection's form is answered. (contract §2a) */
export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'choice',
  'choices',
  'checkbox',
  'file',
  'grid',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** Asked only where another field was answered so. */
export type ShowWhen = { key: string; equals: string }

export type FormField = {
  key: string
  label: string
  type: FieldType
  isRequired: boolean
  options: readonly string[]
  showWhen: ShowWhen | null
  /** Of a `grid`, whose rows are its options. */
  grid?: Grid | null
}

export const hasOptions = (type: FieldType): boolean => type === 'choice' || type === 'choices'

export type FieldProblem =
  | 'bad_key'
  | 'same_key_twice'
  | 'label_missing'
  | 'options_missing'
  | 'same_option_twice'
  | 'condition_unknown'
  | 'condition_never'
  | GridFault

export type FieldPart = 'key' | 'label' | 'options' | 'show_when' | 'grid.columns' | 'grid.prices' | 'grid.most'

/** What is wrong with the fields of a form, by their places. A condition looks at a field before its own, so that none wait for each other. */
export function judgeFields(fields: readonly FormField[]): { at: number; part: FieldPart; problem: FieldProblem }[] {
  return fields.flatMap((field, at) => {
    const before = fields.slice(0, at)
    const problems: ReturnType<typeof judgeFields> = []
    if (!/^[A-Za-z0-9_-]{1,40}$/.test(field.key) || field.key === '__proto__')
      problems.push({ at, part: 'key', problem: 'bad_key' })
    else if (before.some(({ key }) => key === field.key)) problems.push({ at, part: 'key', problem: 'same_key_twice' })
    if (field.label === '') problems.push({ at, part: 'label', problem: 'label_missing' })
    if (hasOptions(field.type) || field.type === 'grid') {
      if (field.options.filter((option) => option !== '').length === 0)
        problems.push({ at, part: 'options', problem: 'options_missing' })
      else if (new Set(field.options).size < field.options.length)
        problems.push({ at, part: 'options', problem: 'same_option_twice' })
    }
    if (field.type === 'grid')
      problems.push(
        ...judgeGridForm(field).map(({ part, problem }) => ({ at, part: `grid.${part}` as const, problem })),
      )
    const { showWhen } = field
    const asked = showWhen && before.find(({ key }) => key === showWhen.key)
    if (showWhen && (!asked || !canBeWaitedFor(asked.type)))
      problems.push({ at, part: 'show_when', problem: 'condition_unknown' })
    else if (showWhen && asked && !canEqual(asked, showWhen.equals))
      problems.push({ at, part: 'show_when', problem: 'condition_never' })
    return problems
  })
}

/** Whether another question may be asked by the answer. */
export const canBeWaitedFor = (type: FieldType): boolean => type !== 'file' && type !== 'grid'

const canEqual = ({ type, options }: FormField, equals: string): boolean => {
  if (hasOptions(type)) return options.includes(equals)
  return type === 'checkbox' ? ['1', '0', 'true', 'false'].includes(equals) : equals !== ''
}
