import type { CodePools } from '@kedai/contracts/codes.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { masked } from '../masked.ts'
import { texts } from '../messages.ts'
import { countLeft, countPools, findUnits, insertCodes, latestCodes, removeCode, unitOfCode } from '../queries.ts'

const most = { codes: 5000, length: 200, shown: 20 }

type OfProduct = { shopId: number; productId: number }

/** The pools of a product, a variation each. @throws AppError `not_found` */
export async function readPools(trx: Db, { shopId, productId }: OfProduct): Promise<CodePools> {
  const units = await findUnits(trx, shopId, productId)
  if (!units) throw new AppError('not_found', common.notFound)
  const pools = units.filter(({ has_codes }) => has_codes)
  const counts = await countPools(
    trx,
    shopId,
    pools.map(({ id }) => id),
  )
  return Promise.all(
    pools.map(async ({ id, option_values: options, stock }) => {
      const { free = 0, given = 0 } = counts.find(({ variation_id: of }) => of === id) ?? {}
      const left = Math.min(stock ?? 0, free)
      const latest = await latestCodes(trx, { shopId, variationId: id }, most.shown)
      return {
        variation_id: id,
        options,
        left,
        held: free - left,
        given,
        latest: latest.map((row) => ({
          id: row.id,
          masked: masked(row.code),
          added_at: formatTime(row.added_at),
          order_no: row.order_no,
          given_at: row.given_at && formatTime(row.given_at),
        })),
      }
    }),
  )
}

type Adding = OfProduct & { variationId: number | undefined; typed: string | readonly string[]; now: Date }

/** Puts codes into a pool; what is there already is left alone. @throws AppError `not_found`, `conflict`, `invalid` at the field */
export async function keepCodes(trx: Db, { shopId, productId, variationId, typed, now }: Adding) {
  const units = await findUnits(trx, shopId, productId)
  if (!units) throw new AppError('not_found', common.notFound)
  const pools = units.filter(({ has_codes }) => has_codes)
  if (pools.length === 0) throw new AppError('conflict', texts.noPool)
  const [only, another] = pools
  const pool = variationId === undefined ? (another ? undefined : only) : pools.find(({ id }) => id === variationId)
  if (!pool) throw refuseField('variation_id', texts.notUnit)
  const codes = codesIn(typed)
  const fresh = [...new Set(codes)]
  // Counting locks the variation, as whoever sells of it does.
  await countLeft(trx, { shopId, variationId: pool.id })
  const added = await insertCodes(trx, { shopId, variationId: pool.id }, fresh, now)
  const left = await countLeft(trx, { shopId, variationId: pool.id })
  if (added > 0) publishChange(trx, 'product', productId)
  return { added, repeated: codes.length - added, left }
}

/** Takes a code out that nobody has. @throws AppError `not_found`, `conflict` when it was given or is kept for an order */
export async function dropCode(trx: Db, { shopId, productId, id }: OfProduct & { id: number }): Promise<void> {
  const unit = await unitOfCode(trx, { shopId, productId, id })
  if (!unit) throw new AppError('not_found', common.notFound)
  const of = { shopId, variationId: unit.id }
  if ((await countLeft(trx, of)) < 1 || !(await removeCode(trx, of, id))) throw new AppError('conflict', texts.given)
  await countLeft(trx, of)
  publishChange(trx, 'product', productId)
}

function codesIn(typed: string | readonly string[]): string[] {
  const lines = typeof typed === 'string' ? typed.split(/\r\n|\r|\n/) : typed
  const codes = lines.map((line) => line.normalize('NFC').trim())
  const tooLong = codes.findIndex((code) => code.length > most.length)
  if (tooLong >= 0) throw refuseField('codes', texts.tooLong, { line: tooLong + 1 })
  const found = codes.filter((code) => code !== '')
  if (found.length === 0) throw refuseField('codes', texts.none)
  if (found.length > most.codes) throw refuseField('codes', texts.tooMany, { most: most.codes })
  return found
}
