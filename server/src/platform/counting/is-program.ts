import type { AnyRequest } from '../http/app-types.ts'

/** Whether a request comes from a program by its own words: chats fetch a link to preview it, search engines to list it. */
export function isProgram(request: AnyRequest): boolean {
  const name = request.headers['user-agent']
  return (
    name === undefined ||
    /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python|headless|lighthouse/i.test(
      name,
    )
  )
}
