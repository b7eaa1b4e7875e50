import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Params } from '../../../platform/errors/message.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { escapeHtml } from '../../../platform/http/error-page.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { stopLinks } from './actions/stop-link.ts'
import { pageTexts } from './messages.ts'
import { insertOptOut, readShopName } from './queries/contacts.ts'

const params = z.object({ token: z.string().min(8).max(600) })

/** Where the link of a mail leads: a look changes nothing, the button does. It works without a script. */
export async function stopPage(app: KedaiApp, { db, clock, config }: Deps): Promise<void> {
  const links = stopLinks(config)
  const page = { auth: 'none', csrf: 'exempt', raw: true } as const
  const read = (token: string) => {
    const found = links.read(token)
    if (found === null) throw new AppError('not_found', pageTexts.unknown)
    return found
  }
  app.addHook('onRequest', async (_request, reply) => {
    keepAddressSecret(reply)
  })

  app.get('/unsubscribe/:token', { schema: { params, hide: true }, config: page }, async (request, reply) => {
    const { shopId, address } = read(request.params.token)
    const shop = await inTransaction(db, { shopId, readOnly: true }, (trx) => readShopName(trx, shopId))
    return sendPage(request, reply, { shop, address }, false)
  })

  app.post(
    '/unsubscribe/:token',
    { schema: { params }, config: { ...page, limits: ['own_link'] } },
    async (request, reply) => {
      const { shopId, address } = read(request.params.token)
      const shop = await inTransaction(db, { shopId }, async (trx) => {
        await insertOptOut(trx, { shopId, channel: 'email', address, source: 'link', userId: null, now: clock.now() })
        return readShopName(trx, shopId)
      })
      return sendPage(request, reply, { shop, address }, true)
    },
  )
}

function sendPage(request: AnyRequest, reply: AnyReply, about: Params, isDone: boolean): AnyReply {
  const t = (text: (typeof pageTexts)[keyof typeof pageTexts]) => escapeHtml(request.say(text, about))
  const rest = isDone
    ? `<p role="status">${t(pageTexts.done)}</p>`
    : `<p>${t(pageTexts.ask)}</p><form method="post"><button>${t(pageTexts.stop)}</button></form>`
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${request.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${t(pageTexts.title)}</title></head>` +
        `<body><main><h1>${t(pageTexts.title)}</h1>${rest}</main></body></html>`,
    )
}
