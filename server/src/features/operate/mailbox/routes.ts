import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { letter, letterFileParams, letterParams, letterRow, mailboxQuery } from '@kedai/contracts/mailbox.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { countLetters, findLetter, findLetterFile, listLetterFiles, listLetters } from './queries.ts'

const path = '/api/ajax/demo/mailbox'
const perPage = 20
const countedAtMost = 1_000
const config = { auth: 'none' } as const
const tags = ['demo']

/** What the demo's pretend mail server received. Outside of demo mode none of this exists. (contract §8) */
export async function mailboxRoutes(app: KedaiApp, { db, config: { demo } }: Deps): Promise<void> {
  if (!demo) return

  app.get(
    path,
    { schema: { querystring: mailboxQuery, response: { 200: list(letterRow) }, tags }, config },
    async (request) => {
      const { page } = request.query
      const { rows, meta } = await readPage({
        page,
        perPage,
        countedAtMost,
        count: (cap) => countLetters(db, cap),
        list: (slice) => listLetters(db, slice),
      })
      return okList(
        rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: formatTime(sent_at) })),
        meta,
      )
    },
  )

  app.get(
    `${path}/:id`,
    { schema: { params: letterParams, response: { 200: success(letter) }, tags }, config },
    async (request) => {
      const { html: _, sent_at, ...row } = await getLetter(request.params.id)
      const files = (await listLetterFiles(db, row.id)).map(({ place, file_name, size }) => ({
        name: file_name,
        size,
        url: `/demo/mailbox/${row.id}/files/${place}`,
      }))
      return ok({ ...row, sent_at: formatTime(sent_at), html_url: `/demo/mailbox/${row.id}/html`, files })
    },
  )

  app.get(
    '/demo/mailbox/:id/html',
    { schema: { params: letterParams, hide: true }, config: { raw: true } },
    async (request, reply) => {
      const { html } = await getLetter(request.params.id)
      reply
        .header('content-security-policy', letterPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'private, no-store')
      // Links of a mail open beside it, as they do in a mail program.
      return reply.type('text/html; charset=utf-8').send(html.replace('<head>', '<head><base target="_blank">'))
    },
  )

  // Papers are all that is attached; anything else is kept beside, never shown by the browser.
  app.get(
    '/demo/mailbox/:id/files/:place',
    { schema: { params: letterFileParams, hide: true }, config: { raw: true } },
    async (request, reply) => {
      const file = await findLetterFile(db, request.params)
      if (!file) throw new AppError('not_found', texts.notFound)
      const isPdf = file.bytes.subarray(0, 5).toString() === '%PDF-'
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
      reply.header(
        'content-disposition',
        `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      )
      return reply.type(isPdf ? 'application/pdf' : 'application/octet-stream').send(file.bytes)
    },
  )

  async function getLetter(id: number) {
    const found = await findLetter(db, id)
    if (!found) throw new AppError('not_found', texts.notFound)
    return found
  }
}

// A mail runs nothing and loads nothing; its looks stand in its attributes.
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
