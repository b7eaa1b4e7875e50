import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from './connection.ts'
import type { Connection, Reply } from './connection.ts'

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A server that answers every request with these pieces, a moment between them. */
async function answering(pieces: string[]): Promise<Connection> {
  const server = createServer((socket) => {
    socket.on('data', () => {
      void (async () => {
        for (const piece of pieces) {
          socket.write(piece)
          await sleep(15)
        }
      })()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const connection = await openConnection(typeof address === 'object' ? (address?.port ?? 0) : 0)
  open.push(connection, server)
  return connection
}

const ask = (connection: Connection): Promise<Reply | null> =>
  new Promise((resolve) => connection.send(Buffer.from('GET / HTTP/1.1\r\n\r\n'), resolve))

const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'

test('an answer in chunks ends with its last one, wherever the line is cut', async () => {
  const connection = await answering([head, '5\r\nhel', 'lo\r\na\r', '\n0123456789\r\n0\r\n', '\r\n'])
  for (let round = 0; round < 2; round++) {
    const reply = await ask(connection)
    expect(reply?.status).toBe(200)
    expect(reply?.body().toString()).toBe('5\r\nhello\r\na\r\n0123456789\r\n0\r\n\r\n')
  }
})

test('what looks like the end inside of a chunk is no end', async () => {
  const connection = await answering([`${head}7\r\n\r\n0\r\n\r\n`, '\r\n3\r\nend\r\n0\r\n\r\n'])
  expect((await ask(connection))?.body().toString()).toContain('end')
})

test('an answer that says its length ends there', async () => {
  const connection = await answering(['HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\n\r\nno', 'ne'])
  const reply = await ask(connection)
  expect([reply?.status, reply?.body().toString()]).toEqual([404, 'none'])
})
