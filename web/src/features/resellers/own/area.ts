import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { areaNames, publicArea } from '@kedai/domain/carts/areas.ts'
import { useNavigation } from '../../../ui/navigation.ts'

const programmeAreas = areaNames.filter((name): name is ProgrammeArea => name !== publicArea)

// The area that an address is in: its first part within the shop. The routes lead here from no other.
export function useArea(): ProgrammeArea {
  const { pathname, params } = useNavigation()
  const parts = pathname.split('/').filter(Boolean)
  const name = parts[params.username === undefined ? 0 : 2]?.toLowerCase()
  const area = programmeAreas.find((one) => one === name)
  if (area === undefined) throw new TypeError(`no area at ${pathname}`)
  return area
}
