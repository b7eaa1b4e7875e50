import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { callHeaders } from '../csrf.ts'

// `isOutside`: a service holds the sockets, not the server of the page.
export type Endpoint = { key: string; host: string; port: number; isOutside: boolean }

// The official clients, with the options of spec §9. They come in a chunk of their own, once a page listens.
export const createEcho = ({ key, host, port }: Endpoint) =>
  new Echo({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: false,
    encrypted: true,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    namespace: 'App.Events',
    // The token of this moment, not of the page's start.
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      headers: {},
      headersProvider: callHeaders,
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '/broadcasting/user-auth',
      headers: {},
      headersProvider: callHeaders,
    },
  })

export type LiveEcho = ReturnType<typeof createEcho>
