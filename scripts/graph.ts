import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGraph } from './graph/graph-file.ts'

await writeGraph(dirname(dirname(fileURLToPath(import.meta.url))))
