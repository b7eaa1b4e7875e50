import { errorStatus } from '@kedai/contracts/errors.ts'
import type { AppError } from '../errors/app-error.ts'
import { say } from '../errors/message.ts'
import type { Message } from '../errors/message.ts'
import type { AnyReply, AnyRequest } from './app-types.ts'

const home: Message = { ms: 'Kembali ke halaman utama', en: 'Back to the start page', zh: '返回首页' }
const requestId: Message = { ms: 'Nombor rujukan: {id}', en: 'Reference number: {id}', zh: '参考编号：{id}' }

/** A plain page for a person when our own pages cannot be rendered. It needs no script and no other file. */
export function sendPlainErrorPage(request: AnyRequest, reply: AnyReply, refused: AppError): AnyReply {
  const text = escapeHtml(say(refused.text, request.lang, refused.params))
  const id =
    errorStatus[refused.code] >= 500
      ? `<p><small>${escapeHtml(say(requestId, request.lang, { id: request.id }))}</small></p>`
      : ''
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${request.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="color-scheme" content="light dark"><title>${text}</title></head>` +
        `<body><main><h1>${text}</h1><p><a href="/">${say(home, request.lang)}</a></p>${id}</main></body></html>`,
    )
}

/** Text made safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
