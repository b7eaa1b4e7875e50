import type { Slot } from '@kedai/contracts/appointments.ts'
import { createContext } from 'react'

/** Known already where a service is only shown, before anybody can book it; else they are asked for. */
export const GivenSlotsContext = createContext<readonly Slot[] | null>(null)
