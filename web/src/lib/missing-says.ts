import { createContext } from 'react'

// What our API says of an address that the server answered with 404.
export const MissingSays = createContext<string | null>(null)
