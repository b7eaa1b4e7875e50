import { maySeeAll } from '../../events/shared/who-sees.ts'
import type { ShopMember } from '../queries/who-listens.ts'

/** Whether somebody may listen to all of a shop: a service tells everybody in a channel the same. */
export const mayHearAll = (member: ShopMember | undefined): member is ShopMember =>
  member !== undefined && maySeeAll(member)
