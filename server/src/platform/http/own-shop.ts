import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from './app-types.ts'

const guests = '/api/ajax/guest/'

/** On a shop's own host no call tells of another shop. (contract §1a) */
export function keepShopsApart(app: KedaiApp): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions
    if (!url.startsWith(guests) || request.shopRef?.via !== 'host') return done()
    const { user, username = user } = request.params as { user?: string; username?: string } // as the route names them
    const isOther = username !== undefined && username.toLowerCase() !== request.shopRef.username
    done(isOther ? new AppError('not_found', texts.notFound) : undefined)
  })
}
