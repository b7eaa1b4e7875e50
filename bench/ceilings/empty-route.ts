// The least a request can cost in this framework: no hooks, no contract, no database. With a folder named, the least a file of it costs.
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import fastify from 'fastify'

const folder = process.argv[2] ?? ''
const app = fastify({ logger: false })
app.get('/empty', async () => ({ status: true, message: null, data: null }))
app.get<{ Params: { name: string } }>('/picture/:name', (request, reply) =>
  reply.type('image/webp').send(createReadStream(join(folder, basename(request.params.name)))),
)
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.once('disconnect', () => process.exit())
