import { list, success } from '@kedai/contracts/envelope.ts'
import {
  operatedShop,
  operatedShopParams,
  operatedShopRow,
  operatedShopsQuery,
  passwordLink,
  passwordLinkOf,
  setQuota as quotaBody,
  suspendShop as suspendBody,
  transferShop as transferBody,
} from '@kedai/contracts/operator.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { asOperator } from './actions/as-operator.ts'
import { mustOperate, mustOperateFreshly, rightsOf } from './actions/must-operate.ts'
import { pageTexts } from './page-messages.ts'
import { presentShop, presentShopFacts } from './present.ts'
import { resetPasswordOf, transferShop } from './queries/people.ts'
import { countShops, reopenShop, searchShops, setQuota, showShop, suspendShop } from './queries/shops.ts'

const path = '/api/ajax/operator/shops'
const tags = ['operator']
const auth = 'operator' as const
const ofShop = { auth, idOf: 'operated_shop' } as const
const managing = { config: { ...ofShop, operates: 'manage' as const }, preValidation: mustOperateFreshly }
const perPage = 50

/** The shops of the installation, and what is done to one: the same as at the command line. */
export async function operatedShopRoutes(
  app: KedaiApp,
  { config: { publicUrl } }: Deps,
  owners: OwnerConnections,
): Promise<void> {
  const params = operatedShopParams
  const response = { 200: success(operatedShop) }

  app.get(
    path,
    {
      schema: { querystring: operatedShopsQuery, response: { 200: list(operatedShopRow) }, tags },
      config: { auth, operates: 'listed' },
      preValidation: mustOperate,
    },
    async (request) => {
      const { page, ...wanted } = request.query
      const { rows, meta } = await asOperator(owners, request, (operator) =>
        readPage({
          page,
          perPage,
          countedAtMost: perPage * 100,
          count: () => countShops(operator, wanted),
          list: (slice) => searchShops(operator, wanted, slice),
        }),
      )
      return okList(
        rows.map((row) => presentShop(row, rightsOf(request))),
        meta,
      )
    },
  )

  app.get(
    `${path}/:shop`,
    { schema: { params, response, tags }, config: { ...ofShop, operates: 'view' }, preValidation: mustOperate },
    async (request) => {
      const shop = await asOperator(owners, request, ({ client }) => showShop(client, request.params.shop))
      return ok(presentShopFacts(shop, rightsOf(request)))
    },
  )

  app.post(
    `${path}/:shop/suspend`,
    { schema: { params, body: suspendBody, response, tags }, ...managing },
    async (request) => {
      const { shop } = request.params
      const after = await asOperator(owners, request, async (operator) => {
        await suspendShop(operator, shop, request.body.reason)
        return showShop(operator.client, shop)
      })
      return ok(presentShopFacts(after, rightsOf(request)), request.say(pageTexts.suspended, { shop }))
    },
  )

  app.post(`${path}/:shop/reopen`, { schema: { params, response, tags }, ...managing }, async (request) => {
    const { shop } = request.params
    const after = await asOperator(owners, request, async (operator) => {
      await reopenShop(operator, shop)
      return showShop(operator.client, shop)
    })
    return ok(presentShopFacts(after, rightsOf(request)), request.say(pageTexts.reopened, { shop }))
  })

  app.post(
    `${path}/:shop/transfer`,
    {
      schema: { params, body: transferBody, response, tags },
      config: { ...ofShop, operates: 'admin' },
      preValidation: mustOperateFreshly,
    },
    async (request) => {
      const { shop } = request.params
      const { to, former } = request.body
      const [email, after] = await asOperator(owners, request, async (operator) => {
        const { owner } = await transferShop(operator, shop, to, former === 'staff' ? 'staff' : 'nobody')
        return [owner, await showShop(operator.client, shop)] as const
      })
      return ok(presentShopFacts(after, rightsOf(request)), request.say(pageTexts.transferred, { email, shop }))
    },
  )

  app.put(
    `${path}/:shop/quota`,
    { schema: { params, body: quotaBody, response, tags }, ...managing },
    async (request) => {
      const { storage_mb: storageMb, mails_per_day: mailsPerDay } = request.body
      const after = await asOperator(owners, request, async (operator) => {
        await setQuota(operator, request.params.shop, { storageMb, mailsPerDay })
        return showShop(operator.client, request.params.shop)
      })
      return ok(presentShopFacts(after, rightsOf(request)), request.say(pageTexts.quotaSaved))
    },
  )

  app.post(
    `${path}/:shop/password-link`,
    {
      schema: { params, body: passwordLinkOf, response: { 200: success(passwordLink) }, tags },
      ...managing,
    },
    async (request) => {
      const of = request.params.shop
      const email = request.body.member.toLowerCase()
      const made = await asOperator(owners, request, (operator) => resetPasswordOf(operator, { email, of }))
      return ok(
        { email: made.email, link: `${publicUrl}${made.path}`, expires_at: formatTime(made.expiresAt) },
        request.say(pageTexts.linkMade, { email: made.email }),
      )
    },
  )
}
