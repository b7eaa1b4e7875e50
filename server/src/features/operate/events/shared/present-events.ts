import { eventNames } from '@kedai/contracts/events.ts'
import type { ShopEvent } from '@kedai/contracts/events.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { EventName } from '../../../../platform/events/events.ts'
import type { KeptEvent } from '../../../../platform/events/read-events.ts'
import { findRefs } from '../queries.ts'

const wireNames = eventNames satisfies Record<EventName, string>

const isKnown = (name: string): name is EventName => name in wireNames

/** Events as they leave: by their names on the wire, with what people call what they are about. Those of another release are left out. */
export async function presentEvents(trx: Db, shopId: number, events: readonly KeptEvent[]): Promise<ShopEvent[]> {
  const refs = await findRefs(trx, shopId, events)
  return events.flatMap((event) => {
    const { id, name, at, invoice_id, quote_id, product_id } = event
    if (!isKnown(name)) return []
    const { order_no, hashslug } = refs.of(event)
    const about = { order_no, invoice_id, quote_id, product_id, hashslug }
    return { id, name: wireNames[name], at: formatTime(at), data: withoutNulls(about) }
  })
}

type WithoutNulls<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> }

const withoutNulls = <Values extends object>(values: Values): WithoutNulls<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as WithoutNulls<Values> // the same keys
