import { list, success } from '@kedai/contracts/envelope.ts'
import {
  accessParams,
  accessQuery,
  accessRow,
  grantAccess as grantBody,
  newOperator,
  operatorMe,
  operatorParams,
  operatorRole,
  operatorRow,
  operatorRows,
} from '@kedai/contracts/operator-access.ts'
import { endOfAccess, isLive, shopsOf } from '@kedai/domain/operators/operator-access.ts'
import { z } from 'zod'
import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { mustBeSignedIn } from '../../shop/accounts/actions/must-have-confirmed.ts'
import { asOperator } from './actions/as-operator.ts'
import { mustOperate, mustOperateFreshly, rightsOf } from './actions/must-operate.ts'
import { refusals } from './messages.ts'
import { pageTexts } from './page-messages.ts'
import { presentAccess, presentOperator } from './present.ts'
import { countAccess, grantAccess, listAccess, revokeAccess } from './queries/access.ts'
import { addOperator, listOperators, removeOperator, setRole } from './queries/operators.ts'

const path = '/api/ajax/operator'
const one = `${path}/operators/:operator_id`
const tags = ['operator']
const perPage = 50
const auth = 'operator' as const
const reading = { config: { auth, operates: 'admin' as const }, preValidation: mustOperate }
const changing = {
  config: { auth, operates: 'admin' as const, idOf: 'operated_operator' },
  preValidation: mustOperateFreshly,
}

/** Who operates, as what, and which shops were given to support: for admins, but for what each may themselves. */
export async function operatorAccessRoutes(app: KedaiApp, { clock }: Deps, owners: OwnerConnections): Promise<void> {
  const params = operatorParams

  app.get(
    `${path}/me`,
    {
      schema: { response: { 200: success(operatorMe) }, tags },
      config: { auth, operates: 'listed' },
      preValidation: mustOperate,
    },
    async (request) => {
      const rights = rightsOf(request)
      const { email } = mustBeSignedIn(request).user
      return ok({ email, role: rights.role, shops: shopsOf(rights)?.length ?? null })
    },
  )

  app.get(
    `${path}/operators`,
    { schema: { response: { 200: success(operatorRows) }, tags }, ...reading },
    async (request) => {
      const rows = await asOperator(owners, request, ({ client }) => listOperators(client, clock.now()))
      return ok(rows.map(presentOperator))
    },
  )

  app.post(
    `${path}/operators`,
    {
      schema: { body: newOperator, response: { 200: success(operatorRow) }, tags },
      ...reading,
      preValidation: mustOperateFreshly,
    },
    async (request) => {
      const { person, role } = request.body
      const row = await asOperator(owners, request, (operator) =>
        addOperator(operator, person, { role, now: clock.now() }),
      )
      return ok(presentOperator(row), request.say(pageTexts.operatorAdded, { email: row.email }))
    },
  )

  app.put(
    one,
    { schema: { params, body: operatorRole, response: { 200: success(operatorRow) }, tags }, ...changing },
    async (request) => {
      const { role } = request.body
      const { changed, ...row } = await asOperator(owners, request, (operator) =>
        setRole(operator, { id: request.params.operator_id }, { role, now: clock.now() }),
      )
      const text = changed ? (role === 'admin' ? pageTexts.isAdmin : pageTexts.isSupport) : pageTexts.roleStays
      return ok(presentOperator(row), request.say(text, { email: row.email }))
    },
  )

  app.delete(one, { schema: { params, response: { 200: success(z.null()) }, tags }, ...changing }, async (request) => {
    const { email } = await asOperator(owners, request, (operator) =>
      removeOperator(operator, { id: request.params.operator_id }),
    )
    return ok(null, request.say(pageTexts.operatorRemoved, { email }))
  })

  app.get(
    `${path}/access`,
    { schema: { querystring: accessQuery, response: { 200: list(accessRow) }, tags }, ...reading },
    async (request) => {
      const { page, operator_id: id, shop, search } = request.query
      const about = { operator: id === undefined ? undefined : { id }, shop, search }
      const { rows, meta } = await asOperator(owners, request, ({ client }) =>
        readPage({
          page,
          perPage,
          countedAtMost: perPage * 100,
          count: () => countAccess(client, about),
          list: (slice) => listAccess(client, about, slice),
        }),
      )
      const now = clock.now()
      return okList(
        rows.map((row) => presentAccess(row, now)),
        meta,
      )
    },
  )

  app.put(
    `${one}/access`,
    {
      schema: { params, body: grantBody, response: { 200: success(z.null()) }, tags },
      ...changing,
    },
    async (request) => {
      const { shops, level, until, reason } = request.body
      const now = clock.now()
      const expiresAt = until === undefined ? null : endOfAccess(until)
      if (!isLive(expiresAt, now)) throw refuseField('until', refusals.dayIsOver)
      const { email, granted, changed, same } = await asOperator(owners, request, (operator) =>
        grantAccess(operator, { id: request.params.operator_id }, shops, {
          level,
          expiresAt,
          reason: reason === '' ? null : reason,
          now,
        }),
      )
      const [shop = '', ...more] = [...granted, ...changed, ...same]
      return ok(
        null,
        request.say(more.length === 0 ? pageTexts.accessSavedOne : pageTexts.accessSaved, {
          email,
          shop,
          count: more.length + 1,
        }),
      )
    },
  )

  app.delete(
    `${one}/access/:shop`,
    {
      schema: { params: accessParams, response: { 200: success(z.null()) }, tags },
      ...changing,
      config: { ...changing.config, idOf: 'operator_access' },
    },
    async (request) => {
      const { operator_id: id, shop } = request.params
      const { email } = await asOperator(owners, request, (operator) => revokeAccess(operator, { id }, [shop]))
      return ok(null, request.say(pageTexts.accessRevoked, { email, shop }))
    },
  )
}
