import { createServer } from 'node:http'

// The control of hostile-files.test.ts: looks at what it is sent on the thread that answers requests, by a pattern that takes quadratic time.
// Ends with its parent.
const quadratic = /\[(?!h+\])[^\]]*\]/gi
const server = createServer((request, response) => {
  if (request.method === 'POST') quadratic.test('['.repeat(40_000))
  response.end('ok')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : null)
})
process.once('disconnect', () => process.exit(0))
