import { fileRules } from './file-rules.ts'
import { meaningRules } from './meaning-rules.ts'
import type { HouseBreach, HouseRule } from './rule.ts'
import { shapeRules } from './shape-rules.ts'
import type { SourceFile } from './source-tree.ts'

export const houseRules: readonly HouseRule[] = [...fileRules, ...meaningRules, ...shapeRules]

export function findHouseBreaches(files: readonly SourceFile[]): HouseBreach[] {
  return files.flatMap((file) =>
    houseRules
      .filter((rule) => rule.appliesTo(file.path))
      .flatMap((rule) =>
        rule.find(file).map((line) => ({ rule: rule.name, path: file.path, line, instead: rule.instead })),
      ),
  )
}

export const describeBreach = ({ path, line, rule, instead }: HouseBreach) => `${path}:${line} ${rule}: ${instead}`
