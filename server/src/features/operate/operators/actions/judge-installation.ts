import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:tls'
import { findSoonestEnd } from '../../../shop/host-certificates/shared/soonest-end.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { findDiskRoom } from '../../../../platform/disk-room.ts'
import { findQueueStates } from '../../../../platform/jobs/queue-states.ts'
import { findLastBackup } from '../../../../platform/last-backup.ts'

/** One thing that is watched. `raised` null: it cannot be told now, so nothing changes. */
export type Judgement = { name: string; raised: boolean | null; words: string }

export const thresholds = {
  mailSeconds: 900,
  queueSeconds: 300,
  diskBytes: 2_000_000_000,
  certificateDays: 14,
  backupHours: 26,
} as const

type Facts = Pick<Deps, 'config' | 'db' | 'clock'>

/** Everything that an operator is alerted of, as it is now. */
export async function judgeInstallation(deps: Facts): Promise<Judgement[]> {
  const [queues, disk, certificate, backup] = await Promise.all([
    judgeQueues(deps),
    judgeDisk(deps),
    judgeCertificate(deps),
    judgeBackup(deps),
  ])
  return [...queues, disk, certificate, backup]
}

async function judgeQueues({ db }: Facts): Promise<Judgement[]> {
  const states = await findQueueStates(db)
  const late = states.filter(
    ({ name, oldestSeconds }) =>
      oldestSeconds > (name === 'outgoing-mails' ? thresholds.mailSeconds : thresholds.queueSeconds),
  )
  const failed = states.filter((state) => state.failed > 0)
  return [
    {
      name: 'queues',
      raised: late.length > 0,
      words: late
        .map(
          ({ name, waiting, oldestSeconds }) =>
            `${name}: ${waiting} waiting, the oldest for ${Math.round(oldestSeconds / 60)} min`,
        )
        .join('; '),
    },
    {
      name: 'failed jobs',
      raised: failed.length > 0,
      words: failed.map((state) => `${state.name}: ${state.failed} given up`).join('; '),
    },
  ]
}

async function judgeDisk({ config }: Facts): Promise<Judgement> {
  const room = await findDiskRoom(config.dataDir)
  return {
    name: 'disk',
    raised: room === null ? null : room.free < thresholds.diskBytes,
    words: room === null ? '' : `${Math.round(room.free / 1_000_000)} MB are free where DATA_DIR lies`,
  }
}

async function judgeCertificate({ config, clock, db }: Facts): Promise<Judgement> {
  const until = config.tls
    ? await ofFile(config.tls.cert)
    : config.acme
      ? await findSoonestEnd(db, clock.now())
      : await ofHost(config.publicUrl)
  const days = until === null ? null : Math.floor((until.getTime() - clock.now().getTime()) / 86_400_000)
  return {
    name: 'certificate',
    raised: days === null ? (config.publicUrl.startsWith('https:') ? null : false) : days < thresholds.certificateDays,
    words: days === null ? '' : days < 0 ? 'the certificate has run out' : `the certificate runs out in ${days} days`,
  }
}

const ofFile = async (path: string): Promise<Date | null> => {
  const pem = await readFile(path, 'utf8').catch(() => null)
  return pem === null ? null : new Date(new X509Certificate(pem).validTo)
}

/** Whatever stands before this server shows it; one that is wrong or out of date is looked at all the same. */
function ofHost(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port) || 443,
      rejectUnauthorized: false,
    })
    const end = (until: Date | null) => {
      socket.destroy()
      resolve(until)
    }
    socket.setTimeout(5_000, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      end(valid_to ? new Date(valid_to) : null)
    })
  })
}

async function judgeBackup({ config, clock }: Facts): Promise<Judgement> {
  const last = await findLastBackup(config.dataDir)
  const hours = last === null ? null : Math.floor((clock.now().getTime() - last.finishedAt.getTime()) / 3_600_000)
  const words =
    last === null
      ? 'no backup has been made'
      : last.ok
        ? `the last backup ended ${hours} hours ago`
        : 'the last backup was not whole'
  return { name: 'backup', raised: hours === null || !last?.ok || hours > thresholds.backupHours, words }
}
