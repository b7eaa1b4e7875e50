import { createChannelService, type ChannelService } from '../../../integrations/channels/pusher.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Feature } from '../../../platform/feature.ts'
import { createChannelGate } from './channel-gate.ts'
import { endAccess } from './end-access.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { endAccessOutside } from './outside/end-access.ts'
import { endOutsideEvents } from './queries/outside.ts'
import { sendEventsOutside } from './outside/send-events.ts'
import { broadcastingRoutes } from './routes.ts'
import { createEventTeller } from './tell-events.ts'

/** Who may listen to which channel, and what is told there. (contract §6) */
export const realtime: Feature = {
  name: 'realtime',
  async routes(app, deps) {
    const onError = (error: unknown) => app.log.error({ err: error }, 'the sockets could not be told')
    const { app: application, outside } = deps.config.realtime
    const parts = outside
      ? tellOutside(deps, await createChannelService(application, outside), { log: app.log, onError })
      : listen(deps, onError)
    if (!outside) await endOutsideEvents(deps.db)
    app.addHook('onClose', async () => parts.forEach((part) => part.close()))
    await broadcastingRoutes(app, deps)
  },
}

function tellOutside(
  deps: Deps,
  service: ChannelService,
  { log, onError }: { log: KedaiApp['log']; onError: (error: unknown) => void },
): { close(): void }[] {
  return [sendEventsOutside({ ...deps, service, log }), endAccessOutside(deps, service, onError)]
}

function listen(deps: Deps, onError: (error: unknown) => void): { close(): void }[] {
  const teller = createEventTeller({ ...deps, onError })
  deps.realtime.guardChannels(createChannelGate(deps, (shopId) => teller.watch(shopId)))
  return [teller, endAccess(deps, onError)]
}
