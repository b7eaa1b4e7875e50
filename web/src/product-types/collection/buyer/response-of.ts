import type { CollectionField, CollectionGrid, CollectionView } from '@kedai/contracts/collections.ts'
import type { Item } from '@kedai/contracts/items.ts'
import { type AnswerProblem, isAsked, judgeAnswers, type Typed } from '@kedai/domain/collections/answers.ts'
import type { FormField } from '@kedai/domain/collections/fields.ts'
import { gridTotals } from '@kedai/domain/collections/grid.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, noSen, type Sen, sen, sum } from '@kedai/domain/money/sen.ts'
import type { TypeChoice, Want } from '../../buyer-choice.ts'

// As typed; files stand apart, since they cannot be kept on the device.
export type TypedResponse = { amount: string; answers: Readonly<Record<string, string | readonly string[]>> }
export type AnswerFiles = Readonly<Record<string, File>>

export type AmountProblem = { reason: 'missing' } | { reason: 'unreadable' } | { reason: 'too_little'; least: string }

export type ResponseWords = {
  amount: (problem: AmountProblem) => string
  answer: (problem: AnswerProblem, label: string, grid: CollectionGrid | null) => string
  rows: string
  money: (amount: string) => string
}

type Response = { item: Item; collection: CollectionView; hasRows: boolean; wants: readonly Want[] }

const least = '1.00' // where the seller says none, as the server has it

export function responseOf(
  { item, collection, hasRows, wants }: Response,
  typed: TypedResponse,
  files: AnswerFiles,
  words: ResponseWords,
): TypeChoice {
  const isOpen = collection.amount_type === 'open'
  const amount = parseRinggit(typed.amount)
  const amountProblem = isOpen ? judgeAmount(typed.amount, amount, collection.minimum ?? least) : null
  const { answers, problems } = judged(collection.fields, typed, files)
  const pieces = sum(
    collection.fields.map((field) => gridAmount(field, answers.find(({ key }) => key === field.key)?.value)),
  )
  const sums = sumsOf({ isOpen, hasRows, amount, price: item.price, pieces })
  return {
    typed,
    fields: [
      ...(isOpen ? [['amount', amount === null ? typed.amount : formatRinggit(amount)] as const] : []),
      ...askedFields(collection.fields, typed, files).flatMap(({ key }) =>
        fieldsOf(key, typed.answers[key], files[key]),
      ),
    ],
    missing: {
      ...(amountProblem && { amount: words.amount(amountProblem) }),
      ...(hasRows && wants.length === 0 && { items: words.rows }),
      ...Object.fromEntries(
        problems.map(({ key, problem }) => [`answers.${key}`, wordsFor(words, collection, problem, key)]),
      ),
    },
    sums,
    ...(sums && { summary: words.money(sums.subtotal) }),
  }
}

// What is asked, as far as it is answered.
export function askedFields(
  fields: readonly CollectionField[],
  typed: TypedResponse,
  files: AnswerFiles,
): readonly CollectionField[] {
  const { answers } = judged(fields, typed, files)
  return fields.filter((field) => isAsked(formField(field), answers))
}

const judged = (fields: readonly CollectionField[], { answers }: TypedResponse, files: AnswerFiles) => {
  const given: Record<string, Typed> = {}
  for (const { key, type } of fields) given[key] = type === 'file' ? files[key] : answers[key]
  return judgeAnswers(fields.map(formField), given)
}

/** A field as the rules look at it. */
export const formField = ({ key, label, type, is_required, options, show_when, grid }: CollectionField): FormField => ({
  key,
  label,
  type,
  isRequired: is_required,
  options,
  showWhen: show_when,
  grid: grid && { ...grid, prices: grid.prices.map((price) => parseRinggit(price) ?? noSen) },
})

function judgeAmount(typed: string, amount: Sen | null, from: string): AmountProblem | null {
  if (typed.trim() === '') return { reason: 'missing' }
  if (amount === null) return { reason: 'unreadable' }
  return amount < (parseRinggit(from) ?? sen(0)) ? { reason: 'too_little', least: from } : null
}

type Sums = { isOpen: boolean; hasRows: boolean; amount: Sen | null; price: string; pieces: Sen }

function sumsOf({ isOpen, hasRows, amount, price, pieces }: Sums): TypeChoice['sums'] {
  if (hasRows) return null // price × quantity
  const whole = (base: Sen) => ({ subtotal: formatRinggit(add(base, pieces)), addon_total: '0.00' })
  if (!isOpen) return whole(parseRinggit(price) ?? noSen)
  return amount === null || amount === 0 ? null : whole(amount)
}

function fieldsOf(
  key: string,
  typed: string | readonly string[] | undefined,
  file: File | undefined,
): TypeChoice['fields'] {
  const name = `answers[${key}]`
  if (file) return [[name, file]]
  if (typed === undefined || typed === '') return []
  return typeof typed === 'string' ? [[name, typed]] : typed.map((one, at) => [`${name}[${at}]`, one])
}

const gridAmount = (field: CollectionField, chosen: string | readonly string[] | true | undefined): Sen =>
  field.type === 'grid' && typeof chosen === 'object' ? gridTotals(formField(field), chosen).amount : noSen

function wordsFor(words: ResponseWords, { fields }: CollectionView, problem: AnswerProblem, key: string): string {
  const field = fields.find((one) => one.key === key)
  return words.answer(problem, field?.label ?? key, field?.grid ?? null)
}

// What was kept of an earlier visit, as far as it still has the form's shape.
export function readTyped(kept: unknown): TypedResponse {
  const { amount, answers } = isRecord(kept) ? kept : {}
  return {
    amount: typeof amount === 'string' ? amount : '',
    answers: isRecord(answers)
      ? Object.fromEntries(
          Object.entries(answers).flatMap(([key, value]) =>
            typeof value === 'string' || isTexts(value) ? [[key, value]] : [],
          ),
        )
      : {},
  }
}

// The files of a choice, by the keys of their fields.
export const filesOf = (choice: TypeChoice | null): AnswerFiles =>
  Object.fromEntries(
    (choice?.fields ?? []).flatMap(([name, value]) =>
      value instanceof File ? [[name.slice('answers['.length, -1), value]] : [],
    ),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
