import { setTimeout as sleep } from 'node:timers/promises'
import type { Feature } from '../../server/src/platform/feature.ts'

/** What the trusting pages were given by somebody. */
export const payload = `=1"'></script><img src=x onerror=__r(1)>`

const raw = '/test/raw'
const late = '/test/late'
const slowMs = 700
const lateScript = `const ask = () => fetch('${late}.txt').then((answer) => answer.text())
ask().then(ask).then((text) => { document.querySelector('p').innerHTML = text })`

/** The controls: pages that put what was typed into themselves as it is, one at once and one after two slow answers. */
export const trustingPaths = [raw, late]

export const trustingPages: Feature = {
  name: 'trusting pages',
  async routes(app) {
    const hidden = { schema: { hide: true }, config: { raw: true } } as const
    app.get(raw, hidden, async (_request, reply) =>
      reply.type('text/html').send(`<!doctype html><title>Raw</title><p>${payload}</p>`),
    )
    app.get(late, hidden, async (_request, reply) =>
      reply.type('text/html').send(`<!doctype html><title>Late</title><script src="${late}.js"></script><p></p>`),
    )
    app.get(`${late}.js`, hidden, async (_request, reply) => reply.type('text/javascript').send(lateScript))
    app.get(`${late}.txt`, hidden, async (_request, reply) => {
      await sleep(slowMs)
      return reply.type('text/plain').send(payload)
    })
  },
}
