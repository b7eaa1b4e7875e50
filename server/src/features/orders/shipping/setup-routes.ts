import { success } from '@kedai/contracts/envelope.ts'
import {
  changeMethod as changeMethodBody,
  changeZone as changeZoneBody,
  quoteAnswer,
  quoteQuery,
  saveMethod,
  saveOwnPrice,
  savePickup,
  saveZone as zoneBody,
  startShipping as startBody,
  shippingIdParams as params,
  shippingSetup,
  switchMethod as switchBody,
} from '@kedai/contracts/seller-shipping.ts'
import type { ShippingSetup } from '@kedai/contracts/seller-shipping.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import { zoneName } from '@kedai/domain/shipping/zone-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { tellSettings } from '../../../platform/settings/tell-settings.ts'
import { addPickup } from './actions/add-pickup.ts'
import { findPlace } from './actions/price-shipping.ts'
import { quoteShipping } from './actions/quote-shipping.ts'
import { readOffered, readSetup } from './actions/read-setup.ts'
import { refuseDelivery } from './actions/refuse-delivery.ts'
import { addMethod, changeMethod, setMethodArchived, switchMethod } from './actions/save-method.ts'
import { saveZone, setZoneArchived } from './actions/save-zone.ts'
import { startShipping } from './actions/start-shipping.ts'
import { setOwnPrice } from './actions/set-own-price.ts'
import { presentSetup } from './present-setup.ts'
import { shippingFacts } from './shipping-facts.ts'
import { setupDone as done, setupRefusals } from './setup-messages.ts'

const root = '/api/ajax/seller/shipping'
const tags = ['shipping']
const config = { auth: 'seller', work: 'shipping' } as const
const ofZone = { ...config, idOf: 'shipping_zone' } as const
const ofMethod = { ...config, idOf: 'shipping_method' } as const
const ofProduct = { ...config, idOf: 'product' } as const
const response = { 200: success(shippingSetup) }

type Reader = { shopId: number; lang: Lang }

/** How a shop ships: each write answers with all of it as it is then. */
export async function shippingSetupRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('shipping')
  const read = async (trx: Db, { shopId, lang }: Reader) => presentSetup(await readSetup(trx, shopId), lang)
  const told = ({ seller: { shopId }, lang }: AnyRequest) =>
    inTransaction(db, { shopId, readOnly: true }, (trx) => read(trx, { shopId, lang }))

  const one =
    <Thing>(reader: Reader, pick: (setup: ShippingSetup) => Thing | undefined) =>
    async (trx: Db): Promise<Thing> => {
      const found = pick(await read(trx, reader))
      if (found === undefined) throw new AppError('not_found', texts.notFound)
      return found
    }

  type Work = (trx: Db, shopId: number) => Promise<unknown>
  async function write(request: AnyRequest, reply: AnyReply, said: Message, work: Work) {
    const { shopId, userId } = request.seller
    const line = {
      shopId,
      userId,
      now: clock.now(),
      action: 'shipping.edited',
      subject: { type: 'shipping', ref: 'setup' },
      facts: async (trx: Db) => shippingFacts(await read(trx, { shopId, lang: request.lang })),
    } as const
    await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      tellSettings(trx, line, () => work(trx, shopId)).then(() => null),
    )
    return ok(await told(request), request.say(said))
  }

  app.get(root, { schema: { response, tags }, config, preHandler }, async (request) => ok(await told(request)))

  app.post(`${root}/start`, { schema: { body: startBody, response, tags }, config, preHandler }, (request, reply) =>
    write(request, reply, done.started, (trx, shopId) =>
      startShipping(trx, { shopId, prices: request.body, lang: request.lang }),
    ),
  )
  app.post(`${root}/zones`, { schema: { body: zoneBody, response, tags }, config, preHandler }, (request, reply) =>
    write(request, reply, done.zoneSaved, (trx, shopId) => saveZone(trx, { shopId, zoneId: null, zone: request.body })),
  )
  app.put(
    `${root}/zones/:id`,
    { schema: { params, body: changeZoneBody, response, tags }, config: ofZone, preHandler },
    (request, reply) => {
      const {
        params: { id: zoneId },
        body: { revision, ...zone },
      } = request
      return write(request, reply, done.zoneSaved, (trx, shopId) =>
        saveSettings(trx, {
          shopId,
          revision,
          read: one({ shopId, lang: request.lang }, ({ zones }) => zones.find(({ id }) => id === zoneId)),
          write: () => saveZone(trx, { shopId, zoneId, zone }),
        }),
      )
    },
  )
  app.post(
    `${root}/zones/:id/methods`,
    { schema: { params, body: saveMethod, response, tags }, config: ofZone, preHandler },
    (request, reply) =>
      write(request, reply, done.methodSaved, (trx, shopId) =>
        addMethod(trx, { shopId, zoneId: request.params.id, method: request.body }),
      ),
  )
  app.post(`${root}/pickups`, { schema: { body: savePickup, response, tags }, config, preHandler }, (request, reply) =>
    write(request, reply, done.pickupSaved, (trx, shopId) =>
      addPickup(trx, { shopId, place: request.body, lang: request.lang }),
    ),
  )
  app.put(
    `${root}/methods/:id`,
    { schema: { params, body: changeMethodBody, response, tags }, config: ofMethod, preHandler },
    (request, reply) => {
      const {
        params: { id: methodId },
        body: { revision, ...method },
      } = request
      const read = (shopId: number) =>
        one({ shopId, lang: request.lang }, ({ zones }) =>
          zones.flatMap(({ methods }) => methods).find(({ id }) => id === methodId),
        )
      return write(request, reply, done.methodSaved, (trx, shopId) =>
        saveSettings(trx, {
          shopId,
          revision,
          read: read(shopId),
          write: () => changeMethod(trx, { shopId, methodId, method }),
        }),
      )
    },
  )
  app.post(
    `${root}/methods/:id/switch`,
    { schema: { params, body: switchBody, response, tags }, config: ofMethod, preHandler },
    (request, reply) => {
      const { is_active: isActive } = request.body
      return write(request, reply, isActive ? done.methodOn : done.methodOff, (trx, shopId) =>
        switchMethod(trx, { shopId, methodId: request.params.id, isActive }),
      )
    },
  )

  for (const [name, at] of [
    ['archive', () => clock.now()],
    ['restore', () => null],
  ] as const) {
    const [ofZoneSaid, ofMethodSaid] =
      name === 'archive' ? [done.zoneArchived, done.methodArchived] : [done.zoneRestored, done.methodRestored]
    app.post(
      `${root}/zones/:id/${name}`,
      { schema: { params, response, tags }, config: ofZone, preHandler },
      (request, reply) =>
        write(request, reply, ofZoneSaid, (trx, shopId) =>
          setZoneArchived(trx, { shopId, zoneId: request.params.id, at: at() }),
        ),
    )
    app.post(
      `${root}/methods/:id/${name}`,
      { schema: { params, response, tags }, config: ofMethod, preHandler },
      (request, reply) =>
        write(request, reply, ofMethodSaid, (trx, shopId) =>
          setMethodArchived(trx, { shopId, methodId: request.params.id, at: at() }),
        ),
    )
  }

  app.put(
    `${root}/own-prices/:id`,
    { schema: { params, body: saveOwnPrice, response, tags }, config: ofProduct, preHandler },
    (request, reply) => {
      const {
        params: { id: productId },
        body: { price: typed, per, revision },
      } = request
      const price = parseRinggit(typed)
      if (price === null) throw refuseField('price', setupRefusals.badAmount)
      return write(request, reply, done.ownPriceSaved, (trx, shopId) =>
        saveSettings(trx, {
          shopId,
          revision,
          read: one(
            { shopId, lang: request.lang },
            ({ own_prices }) => own_prices.find((own) => own.product_id === productId) ?? noOwnPrice,
          ),
          write: () => setOwnPrice(trx, { shopId, productId, own: { price, per } }),
        }),
      )
    },
  )
  app.delete(
    `${root}/own-prices/:id`,
    { schema: { params, response, tags }, config: ofProduct, preHandler },
    (request, reply) =>
      write(request, reply, done.ownPriceGone, (trx, shopId) =>
        setOwnPrice(trx, { shopId, productId: request.params.id, own: null }),
      ),
  )

  app.get(
    `${root}/quote`,
    { schema: { querystring: quoteQuery, response: { 200: success(quoteAnswer) }, tags }, config, preHandler },
    async (request) => {
      const { location, weight: typed, quantity, goods } = request.query
      const weight = parseKilograms(typed)
      if (weight === null) throw refuseField('weight', setupRefusals.badWeight)
      const { shopId } = request.seller
      const { state, city, postcode } = await findPlace(location)
      const methods = await inTransaction(db, { shopId, readOnly: true }, (trx) => readOffered(trx, shopId))
      const parcel = { weight, quantity, goods: (goods ? parseRinggit(goods) : null) ?? noSen, own: noSen }
      const quoted = quoteShipping(methods, parcel, { country: 'MY', state: state.code, postcode }, null)
      if (!quoted.ok)
        throw new AppError('invalid', texts.invalid, {
          fields: { location: Object.values(refuseDelivery(quoted, { state: state.code, country: 'MY' })).flat() },
        })
      const zoneOf = new Map(methods.map(({ id, zoneName }) => [id, zoneName]))
      return ok({
        place: [postcode, city, state.name].filter(Boolean).join(' '),
        methods: quoted.quotes.map(({ method: { id, name, courier }, price }) => ({
          id,
          name: shippingName(name, request.lang),
          courier,
          zone: zoneName(zoneOf.get(id) ?? '', request.lang),
          price: formatRinggit(price),
        })),
      })
    },
  )
}

// A product whose shipping the rates price.
const noOwnPrice = { revision: '' }
