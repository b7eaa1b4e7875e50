import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { letter, letterParams, letterRow, mailboxQuery } from '@kedai/contracts/mailbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { texts } from '../../platform/errors/messages.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok, okList } from '../../platform/http/envelope.ts'
import { countLetters, findLetter, listLetters } from './queries.ts'

const path = '/api/ajax/demo/mailbox'
const perPage = 20
const countedAtMost = 1_000
const config = { auth: 'none' } as const
const tags = ['demo']

/** What the demo's pretend mail server received. Outside of demo mode none of this exists. (contract §8) */
export async function mailboxRoutes(app: KedaiApp, { db, config: { demo } }: Deps): Promise<void> {
  if (!demo) return

  app.get(path, { schema: { querystring: mailboxQuery, response: { 200: list(letterRow) }, tags }, config }, async (request) => {
    const { page } = request.query
    const [rows, found] = await Promise.all([listLetters(db, { limit: perPage, offset: (page - 1) * perPage }), countLetters(db, countedAtMost + 1)])
    const total = Math.min(found, countedAtMost)
    const meta = { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)), total_is_capped: found > countedAtMost }
    return okList(rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: formatTime(sent_at) })), meta)
  })

  app.get(`${path}/:id`, { schema: { params: letterParams, response: { 200: success(letter) }, tags }, config }, async (request) => {
    const { html: _, sent_at, ...row } = await getLetter(request.params.id)
    return ok({ ...row, sent_at: formatTime(sent_at), html_url: `/demo/mailbox/${row.id}/html` })
  })

  app.get('/demo/mailbox/:id/html', { schema: { params: letterParams, hide: true }, config: { raw: true } }, async (request, reply) => {
    const { html } = await getLetter(request.params.id)
    reply.header('content-security-policy', letterPolicy).header('x-frame-options', 'SAMEORIGIN').header('cache-control', 'private, no-store')
    // Links of a mail open beside it, as they do in a mail program.
    return reply.type('text/html; charset=utf-8').send(html.replace('<head>', '<head><base target="_blank">'))
  })

  async function getLetter(id: number) {
    const found = await findLetter(db, id)
    if (!found) throw new AppError('not_found', texts.notFound)
    return found
  }
}

// A mail runs nothing and loads nothing; its looks stand in its attributes.
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
