import { fill } from '../../../../platform/errors/fill.ts'
import { findRentalOfLine, listUnitsOfLine, saveUnitsLeft } from '../queries/rental-of-order.ts'
import type { GiveUp, PartGivenUp } from '../shared/give-up-types.ts'
import type { FieldRefusals } from '../shared/product-type.ts'
import { giveUpTexts } from './messages.ts'

/** Units over a time. What is with its buyer is given back by hand first; what came back is free already. */
export const giveUpRental: GiveUp = async (trx, { shopId, orderId, productId, line, units, rentalUnits: chosen }) => {
  const ofLine = { shopId, orderId, position: line.position }
  const rental = await findRentalOfLine(trx, ofLine)
  const nothing: PartGivenUp = { fewer: [], writtenOff: [], restocked: 0, scrapped: 0, fields: {} }
  if (rental?.state === 'out') return { ...nothing, fields: { quantity: [giveUpTexts.unitsOut] } }
  if (rental?.state === 'returned') return nothing
  const fields: FieldRefusals = {}
  if (chosen) {
    const held = new Set((await listUnitsOfLine(trx, ofLine)).map(({ id }) => id))
    if (chosen.some((id) => !held.has(id))) fields['units'] = [giveUpTexts.unknownUnit]
    else if (new Set(chosen).size !== units) fields['units'] = [fill(giveUpTexts.chooseUnits, { count: units })]
  }
  return {
    ...nothing,
    fewer: [{ kind: 'booking', line: line.position, productId, amount: units, units: chosen }],
    restocked: units,
    details: { ...line.details, units: line.standing - units },
    fields,
    save: (within) => saveUnitsLeft(within, ofLine, line.standing - units),
  }
}
