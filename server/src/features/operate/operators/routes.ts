import { list, success } from '@kedai/contracts/envelope.ts'
import {
  alerts,
  failureParams,
  failures,
  failuresParams,
  operatorLogLine,
  operatorLogQuery,
} from '@kedai/contracts/operator.ts'
import { z } from 'zod'
import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { asOperator } from './actions/as-operator.ts'
import { judgeInstallation } from './actions/judge-installation.ts'
import { mustOperate, mustOperateFreshly, rightsOf } from './actions/must-operate.ts'
import { pageTexts } from './page-messages.ts'
import { presentFailure, presentLogLine, timeOf } from './present.ts'
import { listAlerts } from './queries/alerts.ts'
import { endFailure, listFailures } from './queries/failures.ts'
import { listLog } from './queries/log.ts'

const path = '/api/ajax/operator'
const tags = ['operator']
const auth = 'operator' as const
const listed = { config: { auth, operates: 'listed' as const }, preValidation: mustOperate }
const perPage = 50

/** What failed, what is watched, and what operators did. */
export async function operatorRoutes(app: KedaiApp, deps: Deps, owners: OwnerConnections): Promise<void> {
  app.get(
    `${path}/failures/:kind`,
    {
      schema: { params: failuresParams, response: { 200: success(failures) }, tags },
      ...listed,
    },
    async (request) => {
      const found = await asOperator(owners, request, (operator) => listFailures(operator, request.params.kind))
      return ok(found.map((failure) => presentFailure(failure, rightsOf(request))))
    },
  )

  for (const ending of ['retry', 'give-up'] as const)
    app.post(
      `${path}/failures/:kind/:id/${ending}`,
      {
        schema: { params: failureParams, response: { 200: success(z.null()) }, tags },
        config: { auth, operates: 'manage', idOf: 'failure' },
        preValidation: mustOperateFreshly,
      },
      async (request) => {
        const { kind, id } = request.params
        await asOperator(owners, request, (operator) => endFailure(operator, kind, id, ending))
        return ok(null, request.say(ending === 'retry' ? pageTexts.triedAgain : pageTexts.givenUp))
      },
    )

  app.get(
    `${path}/alerts`,
    {
      schema: { response: { 200: success(alerts) }, tags },
      config: { auth, operates: 'admin' },
      preValidation: mustOperate,
    },
    async () => {
      const [judged, noted] = await Promise.all([judgeInstallation(deps), listAlerts(deps.db)])
      const since = new Map(noted.map(({ name, changed_at }) => [name, changed_at]))
      const { mail, webhook } = deps.config.alerts
      return ok({
        are_sent: mail !== null || webhook !== null,
        alerts: judged.map(({ name, raised, words }) => ({
          name,
          raised,
          words,
          changed_at: timeOf(since.get(name) ?? null),
        })),
      })
    },
  )

  app.get(
    `${path}/log`,
    {
      schema: { querystring: operatorLogQuery, response: { 200: list(operatorLogLine) }, tags },
      ...listed,
    },
    async (request) => {
      const { about, page } = request.query
      const { rows, meta } = await asOperator(owners, request, (operator) =>
        readUncountedPage({
          page,
          perPage,
          list: ({ limit, offset }) => listLog(operator, about === '' ? null : about.toLowerCase(), limit, offset),
        }),
      )
      return okList(rows.map(presentLogLine), meta)
    },
  )
}
