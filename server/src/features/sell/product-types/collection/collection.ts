import type { CollectionForm, GivenAnswer } from '@kedai/contracts/collections.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { productType, type Settings, type TypeUnit } from '../shared/product-type.ts'
import { judgeCollection } from './judge-form.ts'
import { judgeResponse, type CollectionFacts } from './judge-order.ts'
import { formRefusals } from './messages.ts'
import { findQuota, readProgress, saveLimit } from '../queries/collection.ts'
import { closingTime, readCollection } from '../shared/read-collection.ts'

/** An amount, or a list of what is ordered, collected with a form. (contract §2a) */
export const collection = productType<CollectionFacts>({
  form: {
    judge: judgeCollection,
    async save(trx, { shopId, productId, settings }) {
      const { max_responses: most } = readCollection(settings)
      const taken = await saveLimit(trx, { shopId, productId, most })
      if (taken !== null) throw refuseField('collection.max_responses', fill(formRefusals.fewerThanTaken, { taken }))
    },
  },
  async view(publicDb, { productId, settings, units, now }) {
    const kept = readCollection(settings)
    const { collected, room } = await readProgress(publicDb, productId)
    const closes = closingTime(kept)
    const isClosed = closes !== null && now >= closes
    const left = kept.max_responses === null ? null : Math.max(0, room ?? kept.max_responses)
    return {
      // One price without a title is no row to choose.
      ...(hasRows(units) ? {} : { unit: () => null }),
      until: isClosed ? null : closes,
      item: {
        ...(isClosed || left === 0 ? { is_out_stock: true } : {}),
        ...(hasRows(units) ? {} : { price: priceOf(kept, units), selectedQty: 1 }),
        collection: {
          amount_type: kept.amount_type,
          minimum: kept.minimum,
          presets: kept.presets,
          target: kept.target,
          collected: formatRinggit(sen(Math.max(0, collected))),
          closes_at: kept.closes_at,
          is_closed: isClosed,
          responses_left: left,
          fields: kept.fields,
        },
      },
    }
  },
  order: {
    async load(trx, { shopId, productId }) {
      return { quota: (await findQuota(trx, shopId, productId)) ?? null }
    },
    judge: judgeResponse,
  },
  line: (details) => ({ answers: readAnswers(details) }),
})

const hasRows = (units: readonly TypeUnit[]): boolean => units.some(({ optionValues }) => optionValues.length > 0)

const priceOf = ({ amount_type, minimum, presets }: CollectionForm, [unit]: readonly TypeUnit[]): string =>
  amount_type === 'open' ? (minimum ?? presets[0] ?? '1.00') : formatRinggit(unit?.price ?? sen(0))

// As this type wrote them; which file it is stays with the shop.
const readAnswers = ({ answers }: Settings): GivenAnswer[] =>
  Array.isArray(answers)
    ? (answers as GivenAnswer[]).map(({ key, label, type, value }) => ({ key, label, type, value }))
    : []
