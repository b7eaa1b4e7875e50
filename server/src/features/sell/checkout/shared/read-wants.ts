import { defaultQuantity, judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import type { QuantityRefusal } from '@kedai/domain/catalogue/quantity.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { quantityRefusals, wantRefusals } from '../messages.ts'
import type { LineChoice } from '../../product-types/shared/product-type.ts'
import type { Listing } from './load-offer.ts'

/** What a buyer asks for, as the door hands it over: lines, or a bare quantity (contract §2: lines win). */
export type Asked = { items?: readonly { id: number; quantity: number }[]; quantity?: number }

/** One thing to be bought; `field` is where the form asked for its quantity. */
export type Want = { unitId: number; quantity: number; field: string; choice?: LineChoice }

export type FieldRefusals = Record<string, Message[]>

/** `gone`: something that is no longer sold was chosen. */
export type ReadWants = { wants: Want[]; gone: boolean; fields: FieldRefusals }

/** The ids whose units have to be looked up; empty when only a quantity was given. */
export const wantedIds = (asked: Asked): number[] => [...new Set(positiveLines(asked).map((line) => line.id))]

/**
 * What is to be bought, ids summed and zero lines left out, or what is wrong at which field. Short stock is not wrong here:
 * it changed since the page was opened, and the buyer is offered what is left.
 */
export function readWants(asked: Asked, listing: Listing): ReadWants {
  const listed = (asked.items ?? []).length > 0
  const { wants, fields, gone } = listed ? fromLines(asked, listing) : fromQuantity(asked, listing)
  for (const want of wants) {
    const refusal = judgeQuantity(want.quantity, listing.rules, null)
    if (refusal !== null) fields[want.field] ??= [quantityWords(refusal)]
  }
  return { wants: wants.filter((want) => !fields[want.field]), gone, fields }
}

function fromLines(asked: Asked, listing: Listing): ReadWants {
  const fields: FieldRefusals = {}
  const wants = new Map<number, Want>()
  let gone = false
  for (const { id, quantity, at } of positiveLines(asked)) {
    const unit = listing.units.find((candidate) => candidate.id === id)
    if (!unit?.isActive) {
      fields[`items.${at}.id`] = [unit ? wantRefusals.noLongerSold : wantRefusals.notOfThisPage]
      gone ||= unit !== undefined
      continue
    }
    const earlier = wants.get(id)
    wants.set(
      id,
      earlier
        ? { ...earlier, quantity: earlier.quantity + quantity }
        : { unitId: id, quantity, field: `items.${at}.quantity` },
    )
  }
  if (wants.size === 0 && Object.keys(fields).length === 0) fields['items'] = [wantRefusals.nothingChosen]
  return { wants: [...wants.values()], gone, fields }
}

function fromQuantity(asked: Asked, listing: Listing): ReadWants {
  const [unit, another] = listing.units
  if (!unit) return { wants: [], gone: true, fields: { items: [wantRefusals.noLongerSold] } }
  if (another) return { wants: [], gone: false, fields: { items: [wantRefusals.chooseOne] } }
  const quantity = asked.quantity ?? defaultQuantity(listing.rules, null) ?? 1
  return { wants: [{ unitId: unit.id, quantity, field: 'quantity' }], gone: false, fields: {} }
}

const positiveLines = ({ items = [] }: Asked) =>
  items.map((line, at) => ({ ...line, at })).filter((line) => line.quantity > 0)

/** Why a quantity is not taken, and what would be. */
export function quantityWords(refusal: QuantityRefusal): Message {
  const { reason, nearest, ...params } = refusal
  const said = fill(quantityRefusals[reason], params)
  return nearest === null ? said : fill(quantityRefusals.withNearest, (lang) => ({ said: said[lang], nearest }))
}
