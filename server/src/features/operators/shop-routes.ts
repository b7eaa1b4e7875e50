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
import type { OwnerConnections } from '../../platform/db/owner-connections.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok, okList } from '../../platform/http/envelope.ts'
import { readPage } from '../../platform/http/read-page.ts'
import { asOperator } from './actions/as-operator.ts'
import { mustOperate, mustOperateFreshly } from './actions/must-operate.ts'
import { Refused } from './actions/refused.ts'
import { refusals } from './messages.ts'
import { pageTexts } from './page-messages.ts'
import { presentShop, presentShopFacts } from './present.ts'
import { resetPasswordOf, transferShop } from './queries/people.ts'
import { countShops, reopenShop, searchShops, setQuota, showShop, suspendShop } from './queries/shops.ts'

const path = '/api/ajax/operator/shops'
const tags = ['operator']
const config = { auth: 'operator' } as const
const ofShop = { ...config, idOf: 'operated_shop' } as const
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
      config,
      preValidation: mustOperate,
    },
    async (request) => {
      const { page, ...wanted } = request.query
      const { rows, meta } = await asOperator(owners, request, ({ client }) =>
        readPage({
          page,
          perPage,
          countedAtMost: perPage * 100,
          count: () => countShops(client, wanted),
          list: (slice) => searchShops(client, wanted, slice),
        }),
      )
      return okList(rows.map(presentShop), meta)
    },
  )

  app.get(
    `${path}/:shop`,
    { schema: { params, response, tags }, config: ofShop, preValidation: mustOperate },
    async (request) =>
      ok(presentShopFacts(await asOperator(owners, request, ({ client }) => showShop(client, request.params.shop)))),
  )

  app.post(
    `${path}/:shop/suspend`,
    { schema: { params, body: suspendBody, response, tags }, config: ofShop, preValidation: mustOperateFreshly },
    async (request) => {
      const { shop } = request.params
      const after = await asOperator(owners, request, async (operator) => {
        await suspendShop(operator, shop, request.body.reason)
        return showShop(operator.client, shop)
      })
      return ok(presentShopFacts(after), request.say(pageTexts.suspended, { shop }))
    },
  )

  app.post(
    `${path}/:shop/reopen`,
    { schema: { params, response, tags }, config: ofShop, preValidation: mustOperateFreshly },
    async (request) => {
      const { shop } = request.params
      const after = await asOperator(owners, request, async (operator) => {
        await reopenShop(operator, shop)
        return showShop(operator.client, shop)
      })
      return ok(presentShopFacts(after), request.say(pageTexts.reopened, { shop }))
    },
  )

  app.post(
    `${path}/:shop/transfer`,
    { schema: { params, body: transferBody, response, tags }, config: ofShop, preValidation: mustOperateFreshly },
    async (request) => {
      const { shop } = request.params
      const { to, former } = request.body
      const [email, after] = await asOperator(owners, request, async (operator) => {
        const { owner } = await transferShop(operator, shop, to, former === 'staff' ? 'staff' : 'nobody')
        return [owner, await showShop(operator.client, shop)] as const
      })
      return ok(presentShopFacts(after), request.say(pageTexts.transferred, { email, shop }))
    },
  )

  app.put(
    `${path}/:shop/quota`,
    { schema: { params, body: quotaBody, response, tags }, config: ofShop, preValidation: mustOperateFreshly },
    async (request) => {
      const { storage_mb: storageMb, mails_per_day: mailsPerDay } = request.body
      const after = await asOperator(owners, request, async (operator) => {
        await setQuota(operator, request.params.shop, { storageMb, mailsPerDay })
        return showShop(operator.client, request.params.shop)
      })
      return ok(presentShopFacts(after), request.say(pageTexts.quotaSaved))
    },
  )

  app.post(
    `${path}/:shop/password-link`,
    {
      schema: { params, body: passwordLinkOf, response: { 200: success(passwordLink) }, tags },
      config: ofShop,
      preValidation: mustOperateFreshly,
    },
    async (request) => {
      const member = request.body.member.toLowerCase()
      const made = await asOperator(owners, request, async (operator) => {
        const { members, username } = await showShop(operator.client, request.params.shop)
        if (!members.some(({ email }) => email === member))
          throw new Refused(refusals.noMember, { email: member, shop: username })
        return resetPasswordOf(operator, member)
      })
      return ok(
        { email: made.email, link: `${publicUrl}${made.path}`, expires_at: formatTime(made.expiresAt) },
        request.say(pageTexts.linkMade, { email: made.email }),
      )
    },
  )
}
