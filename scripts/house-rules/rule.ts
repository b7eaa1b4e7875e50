import type { SourceFile } from './source-tree.ts'

/** One rule the import walls cannot see. `find` gives the 1-based lines that break it; 1 when it is the file itself. */
export type HouseRule = {
  name: string
  instead: string
  appliesTo: (path: string) => boolean
  find: (file: SourceFile) => number[]
}

export type HouseBreach = { rule: string; path: string; line: number; instead: string }
