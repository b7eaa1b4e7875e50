import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../server/src/platform/config/config.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `NAME=value` lines, with something where whoever deploys fills it in. */
const envOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...read(path).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value === '' && name !== 'ALERT_MAIL' ? 'x'.repeat(40) : value,
    ]),
  )

/** What the image gives by itself. */
const imageEnv = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

const settings = new Set([...read('docs/OPERATIONS.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
const unknown = (env: object) => Object.keys(env).filter((name) => name !== 'NODE_ENV' && !settings.has(name))

// A folder that is there: what /data is in the image.
const here = { DATA_DIR: join(root, '.cache') }

describe('the image', () => {
  it('copies what is there, and every source that a build reads', () => {
    const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    )
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const sources = [...read('scripts/build.ts').matchAll(/sources: \[([^\]]*)\]|const shared = \[([^\]]*)\]/g)]
      .flatMap(([, one = '', other = '']) => [...(one + other).matchAll(/'([^']+)'/g)])
      .map(([, path = '']) => path)
    expect(sources.length).toBeGreaterThan(4)
    expect(sources.filter((path) => !copied.some((from) => path === from || path.startsWith(`${from}/`)))).toEqual([])
  })

  it('has an engine that the project takes, runs the server as the package does, and is asked where it is ready', () => {
    const text = read('deploy/Dockerfile')
    expect([...text.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => Number(version) >= 20)).toEqual([true, true])
    expect(text).toContain('USER node')
    expect(text).toContain(':3000/readyz')
    expect(JSON.parse(read('package.json')).scripts.start).toContain('scripts/run.mjs server/src/main.ts')
    expect(unknown(imageEnv)).toEqual([])
  })

  it('leaves out what is no part of it', () => {
    for (const line of ['.git', '**/node_modules', '*.env', '.data'])
      expect(read('.dockerignore').split('\n')).toContain(line)
  })
})

describe('the compose file', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[]; network_mode?: string }>
  }
  const given = envOf('deploy/env.example')
  const filled = Object.fromEntries(
    Object.entries(services['kedai']?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, key: string) => given[key] ?? ''),
    ]),
  )

  it('gives the server settings that it starts with', () => {
    expect(unknown(filled)).toEqual([])
    const config = readConfig({ ...imageEnv, ...filled, ...here })
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', demo: false, realtimePort: 0 })
    expect(config.databaseUrl).toContain('@database/kedai')
  })

  it('asks for every value that has none, and for no other', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect([...new Set(asked)].sort()).toEqual(Object.keys(given).sort())
  })

  it('puts the proxy where the server answers it about certificates', () => {
    expect(services['proxy']?.network_mode).toBe('service:kedai')
    expect(read('deploy/Caddyfile')).toContain('ask http://127.0.0.1:3000/internal/tls/ask')
    for (const volume of ['./Caddyfile', './database.sh']) expect(existsSync(join(root, 'deploy', volume))).toBe(true)
  })
})

describe('what is written for Caddy', () => {
  const blocks = [...read('docs/OPERATIONS.md').matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) =>
    text.includes('reverse_proxy') ? [text] : [],
  )

  it('opens and closes its blocks at the ends of lines, as Caddy wants them', () => {
    expect(blocks).toHaveLength(2)
    for (const text of [...blocks, read('deploy/Caddyfile')])
      expect(text.split('\n').filter((line) => /\{.*\S|\S.*\}/.test(line))).toEqual([])
  })

  it('is the same in the guide and in the file', () => {
    expect(blocks.at(-1)).toBe(read('deploy/Caddyfile'))
  })
})

type Manifest = {
  kind: string
  metadata: { name: string }
  spec: Record<string, unknown>
}

describe('the Kubernetes manifest', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/kedai.yaml'))
  const kinds = Object.fromEntries(documents.map((one) => [(one.toJS() as Manifest).kind, one.toJS() as Manifest]))
  const specOf = (kind: string) => kinds[kind]?.spec ?? {}
  const pod = kinds['Deployment']?.spec['template'] as { metadata: { labels: object }; spec: Record<string, unknown> }
  const [container] = pod.spec['containers'] as [
    {
      env: { name: string; value: string }[]
      ports: { name: string; containerPort: number }[]
      readinessProbe: { httpGet: { path: string; port: string } }
      livenessProbe: { httpGet: { path: string; port: string } }
      volumeMounts: { name: string }[]
    },
  ]
  const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))

  it('is well formed, and its parts find each other', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    const labels = pod.metadata.labels
    expect(kinds['Deployment']?.spec['selector']).toEqual({ matchLabels: labels })
    expect(kinds['Service']?.spec['selector']).toEqual(labels)
    expect(kinds['PodDisruptionBudget']?.spec['selector']).toEqual({ matchLabels: labels })
    expect(kinds['HorizontalPodAutoscaler']?.spec['scaleTargetRef']).toMatchObject({
      kind: 'Deployment',
      name: 'kedai',
    })
    const mounted = container.volumeMounts.map(({ name }) => name)
    expect((pod.spec['volumes'] as { name: string }[]).map(({ name }) => name)).toEqual(mounted)
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe])
      expect([container.ports[0]?.name, ['/readyz', '/healthz'].includes(httpGet.path)]).toEqual([httpGet.port, true])
  })

  it('gives the server settings that it starts with', () => {
    const secret = envOf('deploy/kubernetes/secret.env.example')
    expect(unknown({ ...env, ...secret })).toEqual([])
    const config = readConfig({ ...imageEnv, ...secret, ...env, ...here })
    expect(config).toMatchObject({ port: container.ports[0]?.containerPort, shopHosts: true, demo: false })
    expect(config.files.kind).toBe('s3')
  })

  it('opens no more connections than a PostgreSQL has by itself, during an update too', () => {
    const { maxReplicas } = specOf('HorizontalPodAutoscaler') as { maxReplicas: number }
    const each =
      Number(env['DATABASE_POOL']) + Number(env['DATABASE_POOL_PUBLIC']) + Number(env['DATABASE_POOL_JOBS']) + 1
    const { rollingUpdate } = specOf('Deployment')['strategy'] as { rollingUpdate: { maxSurge: number } }
    expect((maxReplicas + rollingUpdate.maxSurge) * each + 3).toBeLessThanOrEqual(100)
  })
})
