import type { Db } from '../../../../platform/db/db.ts'
import type { Fewer, Holder, Shortage, Want } from '../actions/wants.ts'
import type { Claiming, Shrink } from '../queries.ts'

export type ClaimKind<Kind extends Want['kind']> = {
  /** Takes all of the wants, or nothing and says what is short. */
  claim: (trx: Db, by: Claiming, wants: readonly Extract<Want, { kind: Kind }>[]) => Promise<Shortage[]>
  /** Which claims a part of a line stands for, so that it can be given up; null: the kind is given up whole, with its holder. */
  part: ((trx: Db, by: Holder, part: PartOf<Fewer, Kind>) => Promise<Shrink[]> | Shrink[]) | null
}

type PartOf<Part, Kind> = Part extends { kind: infer Kinds } ? (Kind extends Kinds ? Part : never) : never
