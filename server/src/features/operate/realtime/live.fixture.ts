import type { AddressInfo } from 'node:net'
import Echo from 'laravel-echo'
import PusherModule from 'pusher-js'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

// The class itself, which the library's types take for one of its parts.
const Pusher = PusherModule as unknown as typeof PusherModule.default
type Pusher = InstanceType<typeof Pusher>

type Asked = { socketId: string; channelName: string }
type Done = (error: Error | null, data: unknown) => void

export type Live = {
  echo: Echo<'pusher'>
  pusher: Pusher
  /** What came by `listen`, with the channel it came by. */
  heard: { event: string; data: Record<string, unknown> }[]
  /** Listens to a channel of any kind, once the server let it in. @throws Error with the status of a refusal */
  join(channel: string): Promise<void>
  hear(channel: string, ...events: string[]): void
  socketId(): string
}

/** The port a test's server listens on, once it does. */
export async function portOf(app: TestApp): Promise<number> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  return (app.app.server.address() as AddressInfo).port
}

const open: Pusher[] = []

/** Ends the clients of a test; one that goes on connecting would keep the process. */
export function endClients(): void {
  for (const pusher of open.splice(0)) pusher.disconnect()
}

/** The official clients with the options of the product (spec §9), in a page of whoever `who` is. */
export const connect = (port: number, who: TestClient, key?: string): Live =>
  connectAs(port, (socketId, channel) => askAuth(who, socketId, channel), {
    key,
    askUser: (socketId) => who.form('/broadcasting/user-auth', { socket_id: socketId }),
  })

type Reply = Promise<{ status: number; body: unknown }>
type Ask = (socketId: string, channel: string) => Reply
type More = { key?: string | undefined; askUser?: (socketId: string) => Reply }

/** The same, for whoever asks the server in another way. */
export function connectAs(port: number, ask: Ask, { key = 'kedai', askUser }: More = {}): Live {
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: 'localhost',
    wsPort: port,
    wssPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: async ({ socketId, channelName }: Asked, done: Done) => {
        const answer = await ask(socketId, channelName)
        if (answer.status === 200) done(null, answer.body)
        else done(new Error(String(answer.status)), null)
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '/broadcasting/user-auth',
      customHandler: async ({ socketId }: Asked, done: Done) => {
        const answer = await askUser?.(socketId)
        if (answer?.status === 200) done(null, answer.body)
        else done(new Error(String(answer?.status)), null)
      },
    },
  } as never)
  open.push(pusher)
  const echo = new Echo({ broadcaster: 'pusher', client: pusher as never })
  const heard: Live['heard'] = []
  return {
    echo,
    pusher,
    heard,
    socketId: () => pusher.connection.socket_id,
    hear(channel, ...events) {
      for (const event of events)
        pusher
          .channel(channel)
          .bind(`App\\Events\\${event}`, (data: Record<string, unknown>) => heard.push({ event, data }))
    },
    join: (channel) =>
      new Promise((done, fail) => {
        const subscribed = pusher.subscribe(channel)
        subscribed.bind('pusher:subscription_succeeded', () => done())
        subscribed.bind('pusher:subscription_error', (error: { error: string }) => fail(new Error(error.error)))
      }),
  }
}

/** As the standard clients ask: a form, with the token and without the marker. */
export const askAuth = (who: TestClient, socketId: string, channel: string, headers: Record<string, string> = {}) =>
  who.form('/broadcasting/auth', { socket_id: socketId, channel_name: channel }, { headers })
