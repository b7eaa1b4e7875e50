import { randomUUID } from 'node:crypto'
import type { Ids } from '../matrix/subject.ts'
import type { Person, World } from '../matrix/world.ts'

/** How somebody writes what is kept: a body that is taken as it stands. `stranger` is a new visitor every time. */
export type Writing = Shape & {
  as: Person | 'stranger'
  /** Bodies of other shapes, for the fields that this one has no place for. */
  others?: readonly Shape[]
}

export type Shape = {
  /** Where no mark of the operation says what its path points at. */
  ids?: (world: World) => Promise<Ids>
  body: (world: World, ids: Ids) => Promise<object> | object
}

export const fresh = () => randomUUID().slice(0, 8)
export const buyer = {
  name: 'Nur Aisyah',
  email: 'aisyah@buyer.test',
  phone: '012-345 6789',
  address: '12, Jalan Mawar 3',
  city: 'Kajang',
  postcode: '43000',
  state: 'Selangor',
  country: 'MY',
}
