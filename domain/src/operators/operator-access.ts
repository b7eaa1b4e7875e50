import { endOfDay, formatDate, parseTime } from '../time/malaysia.ts'

/** An `admin` may everything; `support` what it was given, shop by shop. */
export const operatorRoles = ['admin', 'support'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** `view`: look at a shop and what was done to it. `manage`: also do what can be taken back. Giving it away and erasing it stay with admins. */
export const accessLevels = ['view', 'manage'] as const
export type AccessLevel = (typeof accessLevels)[number]

/** What a call asks of who makes it. `listed`: it tells of those shops alone that they may look at. */
export const operatorNeeds = ['listed', 'view', 'manage', 'admin'] as const
export type OperatorNeed = (typeof operatorNeeds)[number]

/** How many shops one grant names at most. */
export const maxShopsAtOnce = 100

export type GivenAccess = { shopId: number; level: AccessLevel; expiresAt: Date | null }

/** What somebody may, as of one moment. */
export type OperatorRights = { role: 'admin' } | SupportRights
export type SupportRights = { role: 'support'; shops: ReadonlyMap<number, Omit<GivenAccess, 'shopId'>> }

/** Whoever has the shell of the machine may everything: the database is theirs. */
export const everything: OperatorRights = { role: 'admin' }

/** The rights of a role. Access that has run out is none. */
export const readRights = (role: OperatorRole, given: readonly GivenAccess[], now: Date): OperatorRights =>
  role === 'admin'
    ? everything
    : {
        role,
        shops: new Map(
          given
            .filter(({ expiresAt }) => isLive(expiresAt, now))
            .map(({ shopId, level, expiresAt }) => [shopId, { level, expiresAt }]),
        ),
      }

/** Whether access still holds. */
export const isLive = (expiresAt: Date | null, now: Date): boolean => expiresAt === null || now < expiresAt

/** Ids of the shops that somebody may look at; null: all of them. */
export const shopsOf = (rights: OperatorRights): number[] | null =>
  rights.role === 'admin' ? null : [...rights.shops.keys()]

/** Ids of the shops in which support may change something. */
export const managedShops = ({ shops }: SupportRights): number[] =>
  [...shops].filter(([, { level }]) => level === 'manage').map(([id]) => id)

/** `missing`: it must not even be told that there is such a shop. */
export type AccessJudgement = 'allowed' | 'missing' | 'view_only' | 'admin_only'

/** Judges one call or act. `shopId`: whose shop it is about; null when it is about none, or about one that is not there. */
export function judgeAccess(rights: OperatorRights, need: OperatorNeed, shopId: number | null): AccessJudgement {
  if (rights.role === 'admin') return 'allowed'
  if (shopId === null) return need === 'listed' ? 'allowed' : need === 'admin' ? 'admin_only' : 'missing'
  const given = rights.shops.get(shopId)
  if (!given) return 'missing'
  if (need === 'admin') return 'admin_only'
  return need === 'manage' && given.level === 'view' ? 'view_only' : 'allowed'
}

/**
 * Whether an admin may be made support, or removed: while others work with the page, somebody must be able to give them access.
 * At the machine the last operator of all may go, which shuts the page; nobody on the page can do that to themselves.
 */
export const mayLoseAdmin = (
  left: { admins: number; operators: number },
  { becomes, at }: { becomes: 'support' | 'nobody'; at: 'page' | 'machine' },
): boolean => left.admins > 0 || (becomes === 'nobody' && at === 'machine' && left.operators === 0)

/** The moment from which access until a Malaysian day, `YYYY-MM-DD`, does not hold any more. Null where there is no such day. */
export function endOfAccess(lastDay: string): Date | null {
  const start = parseTime(lastDay)
  return start === null ? null : new Date(endOfDay(start).getTime() + 1000)
}

/** The last Malaysian day on which it holds. */
export const lastDayOf = (expiresAt: Date): string => formatDate(new Date(expiresAt.getTime() - 1))
