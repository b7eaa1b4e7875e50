import type { AnyRequest } from './app-types.ts'
import { networkOf } from './network.ts'
import { isOwnNetwork } from './trusted-hops.ts'

/** Whom a request's address stands for. People are counted and told apart by this, never by the address: one line of IPv6 has a /64 of them. */
export const networkOfRequest = (request: AnyRequest): string => networkOf(request.ip)

/** Whether it comes from this machine or a network of its owner's, where an address tells nobody apart. */
export const isFromOwnNetwork = (request: AnyRequest): boolean => isOwnNetwork(request.ip)

/** The address as it is: to be shown, kept as evidence or handed on. Nobody is counted by it. */
export const addressOfRequest = (request: AnyRequest): string => request.ip
