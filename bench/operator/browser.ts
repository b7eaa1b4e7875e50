import type { KedaiApp } from '../../server/src/platform/http/app-types.ts'

export type Asked = { status: number; text: string }
export type Browser = { get(path: string): Promise<Asked>; post(path: string, body: object): Promise<Asked> }

/** Asks the server in memory, as a browser that is signed in by this token, or as a guest's. */
export async function openBrowser(app: KedaiApp, token: string | null): Promise<Browser> {
  const cookies = new Map(token === null ? [] : [['kedai', token]])
  let csrf = ''
  const send = async (method: 'GET' | 'POST', url: string, body?: object): Promise<Asked> => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host: 'localhost:3000',
        accept: url.startsWith('/api/') ? 'application/json' : 'text/html',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': csrf,
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
      ...(body && { payload: body }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return { status: answer.statusCode, text: answer.body }
  }
  // Guests are told it with the refusal.
  const me = JSON.parse((await send('GET', '/api/ajax/auth/me')).text) as { data: { csrf_token: string } }
  csrf = me.data.csrf_token
  return { get: (path) => send('GET', path), post: (path, body) => send('POST', path, body) }
}
