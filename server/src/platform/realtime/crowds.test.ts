import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { AddressInfo } from 'node:net'
import { startTestApp, type TestApp } from '../test-app/test-app.ts'
import { createChannels } from './channels.ts'
import type { Client } from './channels.ts'
import { createCrowds } from './crowds.ts'
import { channelAuth } from './signatures.ts'

const channel = 'private-shop.7'
const processes: TestApp[] = []
const open: WebSocket[] = []
beforeAll(async () => {
  const first = await startTestApp()
  processes.push(first, await startTestApp({ besides: first }))
  for (const { app, deps } of processes) {
    deps.realtime.guardChannels({ admit: async () => ({ access: null }) })
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(async () => {
  for (const one of processes.toReversed()) await one.close()
})

/** Comes into the channel at one of the processes: what it is told. */
async function enter(at: number): Promise<string> {
  const { app, deps } = processes[at]!
  const { port } = app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://localhost:${port}/app/kedai?protocol=7`)
  open.push(socket)
  return new Promise((done, fail) => {
    socket.once('error', fail)
    socket.on('message', (bytes) => {
      const { event, data } = JSON.parse(String(bytes))
      if (event === 'pusher:connection_established') {
        const { socket_id: id } = JSON.parse(data)
        const auth = channelAuth(deps.config.realtime.app, id, channel)
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      } else done(event === 'pusher:subscription_error' ? data.error : event)
    })
  })
}

test('a shop has 300 sockets, whichever process holds them', async () => {
  for (let at = 0; at < 200; at += 50) await Promise.all(Array.from({ length: 50 }, () => enter(0)))
  await sleep(500) // one process tells the other
  const others: string[] = []
  for (let at = 0; at < 110; at += 1) others.push(await enter(1))
  const isIn = (event: string) => event === 'pusher_internal:subscription_succeeded'
  expect(others.filter(isIn)).toHaveLength(100)
  expect(others.at(-1)).toBe('Too many connections to this channel')
  await sleep(500)
  expect(await enter(0)).toBe('Too many connections to this channel')
})

test('small numbers are not spoken of, a process that ended or fell silent counts no more', () => {
  const channels = createChannels()
  const client = (id: string): Client => ({ id, subscriptions: new Map(), userId: null, send() {}, close() {} })
  const crowds = createCrowds(channels)
  const fill = (name: string, count: number) => {
    for (let at = 0; at < count; at += 1) channels.add(client(`${name} ${at}`), name, { member: null, access: null })
  }
  fill('private-a', 9)
  fill('private-b', 10)
  fill('public', 50)
  expect(crowds.snapshot()).toEqual([['private-b', 10]])
  crowds.replace('x', [['private-b', 40]], 0)
  crowds.replace('y', [['private-b', 2]], 15_000)
  expect(crowds.of('private-b')).toBe(52)
  crowds.dropSilent(30_000)
  expect(crowds.of('private-b')).toBe(12)
  crowds.drop('y')
  expect(crowds.of('private-b')).toBe(10)
})
