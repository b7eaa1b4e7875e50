import type { OrderNow, Placed, WayToPay } from './orders.ts'
import type { Stage } from './stage.ts'
import type { Offer, Subject } from './subjects/subject.ts'

/** An order of some units before it goes through a door. `total` in sen. */
export type Scene = {
  stage: Stage
  subject: Subject
  offer: Offer
  placed: Placed
  order: OrderNow
  units: number
  total: number
}

/** What must be so afterwards, by plain counting. */
export type After = {
  /** Units that the order still holds; `writtenOff`: that nobody gets any more; `others`: that other people hold, one unless said. */
  holds: number
  writtenOff?: number
  others?: number
  order: 'stands' | 'cancelled' | 'expired'
  payment?: string
  line?: { returned: number; given_up: number; refunded: number }
  /** Money that went back, in sen. */
  refunded?: number
}

export type Door = {
  begins: 'paid' | 'unpaid' | 'free'
  way?: WayToPay
  fits?: (subject: Subject) => boolean
  /** Whether it is refused, in words, for such a product. */
  refuses?: (subject: Subject) => boolean
  /** Goes through it; sent twice with one key. */
  go(scene: Scene, key: string): Promise<{ status: number; message?: string | null }>
  after(scene: Scene): After
}

/** Other people order what can still be had, in as many orders as it takes. */
export async function orderAll({ offer, subject }: Pick<Scene, 'offer' | 'subject'>): Promise<void> {
  for (let left = await offer.free(); left > 0; left = await offer.free()) {
    const units = Math.min(left, subject.most)
    const { answer, placed } = await offer.place({ units })
    if (!placed)
      throw new Error(`${left} are free, but ${units} cannot be ordered: ${answer.status} ${answer.body.message}`)
  }
}
