import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { ContractError } from '../../../platform/http/contract-error.ts'
import { fieldMessages } from '../../../platform/http/field-messages.ts'
import type { RowProblem } from './queries/rows.ts'

/** `line` null: not of one row alone. */
export type Problem = RowProblem & { line: number | null }

type Broken = { issues: readonly z.core.$ZodIssue[]; data: unknown }

/** What a form's contract or rules refuse, told of the rows of a file: the same sentences as on the form. */
export function problemsOf(error: unknown, lineOf: (variation: number) => number | null): Problem[] {
  return Object.entries(messagesOf(error)).flatMap(([name, messages]) =>
    messages.map((message) => ({ ...placeOf(name, lineOf), message })),
  )
}

function messagesOf(error: unknown): Record<string, Message[]> {
  if (error instanceof AppError) return error.fields ?? { '': [error.text] }
  if (typeof error !== 'object' || error === null || !('issues' in error)) throw error
  const { issues, data } = error as Broken // our own caller's, who has them from the contract
  const contract = new ContractError(issues, data)
  const told = langs.map((lang) => [lang, fieldMessages(contract, lang)] as const)
  const names = Object.keys(told[0]?.[1] ?? {})
  return Object.fromEntries(
    names.map((name) => [
      name,
      (told[0]?.[1][name] ?? []).map(
        (_, at) => Object.fromEntries(told.map(([lang, fields]) => [lang, fields[name]?.[at] ?? ''])) as Message,
      ),
    ]),
  ) // made from all the languages
}

function placeOf(
  name: string,
  lineOf: (variation: number) => number | null,
): { line: number | null; field: CsvField | null } {
  const [head, at, field, index] = name.split('.')
  if (head !== 'variations' || at === undefined) return { line: null, field: ofProduct[head ?? ''] ?? null }
  const column =
    field === 'option_values' ? (index === '1' ? 'option2_value' : 'option1_value') : (ofUnit[field ?? ''] ?? null)
  return { line: lineOf(Number(at)), field: column }
}

const ofProduct: Record<string, CsvField> = {
  title: 'title',
  content: 'description',
  images: 'images',
  category_id: 'category',
  option_names: 'option1_name',
}
const ofUnit: Record<string, CsvField> = {
  sku: 'sku',
  barcode: 'barcode',
  cost: 'cost',
  price: 'price',
  promo_price: 'promo_price',
  stock: 'stock',
  weight: 'weight',
}
