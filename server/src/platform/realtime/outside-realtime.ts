import type { OutsideService } from '../config/realtime.ts'
import type { Realtime } from './realtime.ts'
import type { RealtimeApp } from './signatures.ts'

/** A service holds the sockets: pages are sent there, and this server holds none. */
export const outsideRealtime = (app: RealtimeApp, { socketHost, socketPort }: OutsideService): Realtime => ({
  app,
  guardChannels() {},
  tellHere() {},
  publish() {},
  endUser() {},
  clients: () => [],
  channels: { names: () => [], count: () => 0, membersOf: () => new Map() },
  endpointFor: () => ({ key: app.key, host: socketHost, port: socketPort }),
  async open() {},
  async close() {},
})
