// The least a request can cost in this framework: no hooks, no contract, no database.
import fastify from 'fastify'

const app = fastify({ logger: false })
app.get('/empty', async () => ({ status: true, message: null, data: null }))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.once('disconnect', () => process.exit())
