import { listFiles } from '../house-rules/source-tree.ts'

/**
 * One run of vitest. `needs` is made ready before it. `again` says which failed files are run a second time, alone:
 * any, or those where nothing but time failed. A proof is red at its first wrong figure, however seldom that comes.
 */
export type Stage = {
  name: string
  projects: readonly string[]
  needs: readonly ('pages' | 'browser')[]
  again: 'any' | 'late'
}

export const stages: readonly Stage[] = [
  { name: 'rooms', projects: ['domain', 'contracts', 'server', 'web', 'scripts'], needs: ['pages'], again: 'any' },
  { name: 'proofs', projects: ['doors', 'calm', 'proofs'], needs: ['pages'], again: 'late' },
  { name: 'journeys', projects: ['e2e'], needs: ['pages', 'browser'], again: 'any' },
]

const withoutPages = new Set(['domain', 'contracts', 'scripts'])

export type Wish = { projects: readonly string[]; rest: readonly string[] }

/** Takes `--project name` (as often as given) out of the arguments; everything else goes to vitest as it is. */
export function readWish(args: readonly string[]): Wish {
  const projects: string[] = []
  const rest: string[] = []
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--project') projects.push(args[++index] ?? '')
    else if (arg.startsWith('--project=')) projects.push(arg.slice('--project='.length))
    else rest.push(arg)
  }
  return { projects, rest }
}

/** The stages a wish means, each with the projects wanted of it. Throws for a project that does not exist. */
export function chooseStages({ projects }: Wish): Stage[] {
  const known = stages.flatMap((stage) => stage.projects)
  const unknown = projects.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return stages
    .map((stage) => ({
      ...stage,
      projects: stage.projects.filter((name) => projects.length === 0 || projects.includes(name)),
    }))
    .filter((stage) => stage.projects.length > 0)
    .map((stage) => (stage.projects.every((name) => withoutPages.has(name)) ? { ...stage, needs: [] } : stage))
}

// Two projects are parts of a third one's folder.
const folderOf = (project: string) => (project === 'doors' || project === 'calm' ? 'proofs' : project)

export const hasTests = (root: string, { projects }: Stage) =>
  projects.some((project) => listFiles(root, folderOf(project)).some((path) => /\.test\.tsx?$/.test(path)))
