import type { CollectionForm } from '@kedai/contracts/collections.ts'
import type { GivenAnswer } from '@kedai/contracts/collections.ts'
import { judgeAnswers } from '@kedai/domain/collections/answers.ts'
import { gridTotals } from '@kedai/domain/collections/grid.ts'
import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, noSen, type Sen, sen, sum } from '@kedai/domain/money/sen.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { ChosenLine, FieldRefusals, LineChoice, OrderWish, TypeUnit } from '../shared/product-type.ts'
import { most } from './judge-form.ts'
import { amountRefusals, answerRefusals, changes } from './messages.ts'
import { closingTime, formFields, readCollection } from '../shared/read-collection.ts'

export type CollectionFacts = { quota: { id: number; room: number } | null }

type Wish = OrderWish<CollectionFacts>

/** What an answer keeps in its line: of a file the row that the response refers to. */
export type KeptAnswer = GivenAnswer & { file_id?: number }

/** The least that an open amount may be where its seller says none. */
const least = sen(100)

/** One response: its answers, its amount or rows, and one of the places that the collection has. */
export function judgeResponse(wish: Wish): { lines: ChosenLine[]; fields: FieldRefusals } {
  const collection = readCollection(wish.settings)
  const answered = judgeAnswered(collection, wish)
  const amount = withPieces(judgeAmount(collection, wish), answered.pieces, wish)
  const fields = { ...amount.fields, ...answered.fields }
  const over = changeOf(collection, wish)
  const lines = wish.wants.flatMap(({ unitId, quantity, field }, at) => {
    const unit = wish.units.find(({ id }) => id === unitId)
    if (!unit) return []
    const choice: LineChoice = {
      unitPrice: amount.price,
      addonTotal: noSen,
      options: null,
      claims: [...stockOf(unit, wish.productId, quantity), ...(at === 0 ? placeOf(wish) : [])],
      details: at === 0 ? { answers: answered.answers } : null,
      change: over ?? shortOf(unit, quantity, wish.title),
    }
    return [{ unitId, quantity, field, choice }]
  })
  return { lines, fields }
}

function judgeAmount(
  { amount_type, minimum }: CollectionForm,
  { body, wants }: Wish,
): { price: Sen | null; fields: FieldRefusals } {
  const typed = body.amount ?? ''
  if (amount_type === 'fixed') return { price: null, fields: typed === '' ? {} : { amount: [amountRefusals.isFixed] } }
  const refuse = (message: Message) => ({ price: noSen, fields: { amount: [message] } })
  if (typed === '') return refuse(amountRefusals.missing)
  const price = parseRinggit(typed)
  const from = (minimum === null ? null : parseRinggit(minimum)) ?? least
  if (price === null) return refuse(amountRefusals.unreadable)
  if (price < from) return refuse(fill(amountRefusals.tooLittle, (lang) => ({ least: displayRinggit(from, lang) })))
  if (price > most) return refuse(fill(amountRefusals.tooMuch, (lang) => ({ most: displayRinggit(most, lang) })))
  const isOne = wants.every(({ quantity }) => quantity === 1)
  return { price, fields: isOne ? {} : { [wants[0]?.field ?? 'quantity']: [amountRefusals.oneOnly] } }
}

// What was chosen by the piece is paid beside the amount, as one price with it, so that a coupon takes off both.
function withPieces(
  { price, fields }: ReturnType<typeof judgeAmount>,
  pieces: readonly { field: string; amount: Sen }[],
  { wants, units }: Wish,
): ReturnType<typeof judgeAmount> {
  const total = sum(pieces.map(({ amount }) => amount))
  if (total === 0) return { price, fields }
  const refuse = (field: string, message: Message) => ({ price, fields: { ...fields, [field]: [message] } })
  if (total > most)
    return refuse(
      pieces[0]?.field ?? 'answers',
      fill(amountRefusals.tooMuch, (lang) => ({ most: displayRinggit(most, lang) })),
    )
  const [want] = wants
  if (wants.length > 1 || want?.quantity !== 1) return refuse(want?.field ?? 'quantity', amountRefusals.oneOnly)
  return { price: add(price ?? units.find(({ id }) => id === want.unitId)?.price ?? noSen, total), fields }
}

function judgeAnswered(collection: CollectionForm, { body, answerFiles }: Wish) {
  const asked = formFields(collection)
  const { answers, problems } = judgeAnswers(asked, body.answers || {})
  const askedAt = (key: string) => collection.fields.find((field) => field.key === key)
  const fields: FieldRefusals = Object.fromEntries(
    problems.map(({ key, problem }) => {
      const { label = key, grid } = askedAt(key) ?? {}
      const limits = { least: grid?.least ?? 0, most: grid?.most ?? 0 }
      return [`answers.${key}`, [fill(answerRefusals[problem], { label, ...limits })]]
    }),
  )
  const kept = answers.flatMap(({ key, value }): KeptAnswer[] => {
    const asked = askedAt(key)
    if (!asked) return []
    const { label, type } = asked
    const file = type === 'file' ? answerFiles.get(key) : undefined
    if (file) return [{ key, label, type, value: file.name, file_id: file.fileId }]
    return [{ key, label, type, value: typeof value === 'object' ? [...value] : value }]
  })
  const pieces = answers.flatMap(({ key, value }) => {
    const field = asked.find((one) => one.key === key && one.type === 'grid')
    return field && typeof value === 'object'
      ? [{ field: `answers.${key}`, amount: gridTotals(field, value).amount }]
      : []
  })
  return { answers: kept, fields, pieces }
}

function changeOf(collection: CollectionForm, { facts, now }: Wish): LineChoice['change'] {
  const closes = closingTime(collection)
  if (closes !== null && now >= closes)
    return {
      what: 'stock',
      left: 0,
      isClosed: true,
      message: fill(changes.closed, { time: collection.closes_at ?? '' }),
    }
  return facts.quota !== null && facts.quota.room < 1 ? { what: 'stock', left: 0, message: changes.full } : null
}

function shortOf({ stock, optionValues }: TypeUnit, quantity: number, title: string): LineChoice['change'] {
  if (stock === null || stock >= quantity) return null
  const row = optionValues[0] ?? title
  const message = fill(stock === 0 ? changes.soldOut : changes.fewerLeft, { row, left: stock })
  return { what: 'stock', left: stock, message }
}

const stockOf = ({ id: variationId, stock }: TypeUnit, productId: number, amount: number): LineChoice['claims'] =>
  stock === null ? [] : [{ kind: 'stock', variationId, productId, amount }]

const placeOf = ({ facts: { quota }, productId }: Wish): LineChoice['claims'] =>
  quota === null ? [] : [{ kind: 'seat', quotaId: quota.id, productId, amount: 1 }]
