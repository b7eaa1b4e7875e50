import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/open-database.ts'
import { errorCode } from '../db/connection-errors.ts'
import type { Changes } from '../events/changes.ts'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { createClientAddress } from '../http/client-address.ts'
import { createHostRule } from '../http/own-hosts.ts'
import { createChannels } from './channels.ts'
import { createCrowds } from './crowds.ts'
import type { Audience, Client } from './channels.ts'
import { createFrameHandler, clientEventFrame } from './handle-frame.ts'
import type { ChannelGate } from './handle-frame.ts'
import { createPresence } from './presence.ts'
import { eventFrame } from './protocol.ts'
import { createRelay, noRelay } from './relay.ts'
import type { RelayMessage } from './relay-message.ts'
import { openSecondPort } from './second-port.ts'
import type { SecondPort } from './second-port.ts'
import type { RealtimeApp } from './signatures.ts'
import { createSockets, maxSocketsOfOne } from './sockets.ts'

/** Where pages find their sockets. */
export type Endpoint = { key: string; host: string; port: number }

export type Realtime = {
  app: RealtimeApp
  /** Decides who may listen to what; without one only what is signed counts. */
  guardChannels(gate: ChannelGate): void
  /** Tells the sockets of this process alone: for what every process reads for itself. `data` is JSON. */
  tellHere(channel: string, event: string, data: string, audience?: Audience): void
  /** Tells every socket, whatever process holds it. `data` is any text. */
  publish(channel: string, event: string, data: string, except: string | null): void
  /** Ends the sockets that are signed in as this person, everywhere. */
  endUser(userId: string): void
  clients(): Client[]
  /** How many sockets of this process are in each channel, and who is in the presence channels. */
  channels: {
    names(): string[]
    count(channel: string): number
    membersOf(channel: string): ReadonlyMap<string, unknown>
  }
  endpointFor(request: AnyRequest): Endpoint
  /** Opens the second port; one that is taken is told in a line, and the web port goes on alone. */
  open(tell: (line: string) => void): Promise<void>
  /** Clients are told to come back. */
  close(): Promise<void>
}

type Parts = { http: KedaiApp; config: Config; database: Database; changes: Changes }

const heartbeatMs = 5_000

export function createRealtime({ http, config, database, changes }: Parts): Realtime {
  const { app } = config.realtime
  const process = randomUUID()
  const onError = (error: unknown): void => http.log.error({ err: error }, 'a socket could not be served')
  const channels = createChannels()
  const presence = createPresence(channels)
  const crowds = createCrowds(channels)
  const relay =
    database.embedded === null ? createRelay({ db: database.app, changes, process, onMessage: hear, onError }) : noRelay
  let gate: ChannelGate = { admit: async () => ({ access: null }) }
  const frames = createFrameHandler({
    app,
    channels,
    presence,
    crowds,
    gate: () => gate,
    told: {
      event: (channel, event, data, except, userId) =>
        relay.send({ kind: 'frame', channel, frame: clientEventFrame(event, channel, data, userId), except }),
      joined: (channel, member) => relay.send({ kind: 'joined', channel, ...member }),
      left: (channel, { userId }) => relay.send({ kind: 'left', channel, userId }),
      entered: (channel) => crowds.hasGrown(channel) && tellCrowds(),
    },
  })
  const sockets = createSockets({
    app,
    frames,
    isOurs: createHostRule(config),
    addressOf: createClientAddress(config.trustProxy),
    maxOfOne: config.rateLimits ? maxSocketsOfOne : null,
    onError,
  })
  let second: SecondPort | null = null
  http.server.on('upgrade', sockets.upgrade)

  function hear(from: string, message: RelayMessage): void {
    if (message.kind === 'frame') channels.tell(message.channel, message.frame, { except: message.except })
    else if (message.kind === 'joined') presence.add(from, message)
    else if (message.kind === 'left') presence.remove(from, message.channel, message.userId)
    else if (message.kind === 'crowds') crowds.replace(from, message.crowds)
    else if (message.kind === 'gone') drop(from)
    else if (message.kind === 'end-user') sockets.endUser(message.userId)
    else {
      presence.replace(from, message.members)
      if (message.isNew) tellPeople()
    }
  }

  function drop(from: string): void {
    presence.drop(from)
    crowds.drop(from)
  }

  function tellPeople({ isNew = false } = {}): void {
    const members = presence.snapshot()
    if (isNew || members.length > 0) relay.send({ kind: 'people', members, isNew })
  }
  let hadCrowds = false
  function tellCrowds(): void {
    const own = crowds.snapshot()
    if (own.length > 0 || hadCrowds) relay.send({ kind: 'crowds', crowds: own })
    hadCrowds = own.length > 0
  }
  const heartbeat = setInterval(() => {
    tellPeople()
    tellCrowds()
    presence.dropSilent()
    crowds.dropSilent()
  }, heartbeatMs).unref()
  tellPeople({ isNew: true })

  return {
    app,
    guardChannels: (given) => void (gate = given),
    tellHere: (channel, event, data, audience) => channels.tell(channel, eventFrame(event, channel, data), audience),
    publish(channel, event, data, except) {
      const frame = eventFrame(event, channel, data)
      channels.tell(channel, frame, { except })
      relay.send({ kind: 'frame', channel, frame, except })
    },
    endUser(userId) {
      sockets.endUser(userId)
      relay.send({ kind: 'end-user', userId })
    },
    clients: sockets.clients,
    channels: {
      names: channels.names,
      count: (channel) => channels.of(channel).size,
      membersOf: presence.membersOf,
    },
    endpointFor(request) {
      const { port, protocol } = new URL(request.ownOrigin)
      const web = Number(port) || (protocol === 'https:' ? 443 : 80)
      return { key: app.key, host: request.hostname, port: second?.port ?? web }
    },
    async open(tell) {
      const { realtimePort: port, host, tls } = config
      if (port === 0) return
      try {
        second = await openSecondPort({
          port,
          host,
          tls,
          upgrade: sockets.upgrade,
          call: (...both) => http.routing(...both),
        })
      } catch (error) {
        tell(`REALTIME_PORT ${port} on ${host} cannot be used (${errorCode(error)}): live updates go over PORT alone.`)
      }
    },
    async close() {
      clearInterval(heartbeat)
      relay.send({ kind: 'gone' })
      await sockets.close()
      await second?.close()
      await relay.close()
    },
  }
}
