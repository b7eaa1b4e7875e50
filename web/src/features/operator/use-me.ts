import type { OperatorMe } from '@kedai/contracts/operator-access.ts'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/query.ts'
import { operatorCalls } from './paths.ts'

// What the reader may; undefined until it is known. The server judges every call by itself.
export const useMe = (): OperatorMe | undefined => useQuery(apiQuery<OperatorMe>(operatorCalls.me)).data
