import { createContext, useContext } from 'react'

/** What is wrong, by the wire's name of the field: `variations.0.price`. */
export type Problems = Record<string, string>

export const ProblemsContext = createContext<Problems>({})

/** What is wrong with all of them. */
export const useAllProblems = (): Problems => useContext(ProblemsContext)

/** What is wrong with one field. */
export const useProblem = (name: string): string | undefined => useAllProblems()[name]
