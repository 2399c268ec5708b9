import { accessSync, constants, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError, thisPlatform } from './binaries.server.ts'

/** uid and gid the server runs under. */
export type ServerUser = { uid: number; gid: number }

// linux/capability.h
const CAP_DAC_OVERRIDE = 1
const CAP_DAC_READ_SEARCH = 2
const CAP_SETPCAP = 8

/**
 * The user that the server of this cluster runs as: the current user. PostgreSQL refuses root, so for root it is the
 * owner of the cluster folder, or `nobody` for a new cluster.
 */
export function serverUser(clusterDir: string): ServerUser {
  const uid = process.getuid!()
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new EmbeddedDatabaseError(
        `${clusterDir} klasörü başka bir kullanıcının (uid ${owner.uid}): Seyyah'ı o kullanıcıyla ya da root olarak başlatın. / ` +
          `The database folder belongs to uid ${owner.uid}: start as that user or as root.`,
      )
    }
    return { uid, gid: process.getgid!() }
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

/** @throws EmbeddedDatabaseError for a data folder that somebody else has made, such as root with a command of docs/operations.md */
export function requireWritable(dataDir: string): void {
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { uid } = statSync(dataDir)
    throw new EmbeddedDatabaseError(
      `${dataDir} klasörüne yazılamıyor; klasör uid ${uid} kullanıcısının: içindekilerle birlikte (chown -R) programın kullanıcısına verin. / ` +
        `${dataDir} cannot be written to; it belongs to uid ${uid}: give it with all that is in it (chown -R) to the user of the program.`,
      { cause: error },
    )
  }
}

function nobody(): ServerUser {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!line)
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not run as root, and /etc/passwd has no user "nobody": start as another user.',
    )
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

/**
 * Command prefix that runs a command as `user`: empty for an ordinary user, setpriv for root (Linux only).
 *
 * A project or data folder may lie below a folder that the user cannot enter, such as /root. Then the server gets the
 * one capability that lets it pass: dac_read_search if root has it, else dac_override, which is all that containers
 * have by default. no_setuid_fixup makes the capability count in access(2), by which PostgreSQL finds its binaries.
 * The program's role is not a superuser, so SQL cannot read files with it.
 * @throws EmbeddedDatabaseError when root has neither capability.
 */
export function runAs(user: ServerUser, needed: readonly string[]): string[] {
  if (process.getuid!() !== 0) return []
  const drop = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--no-new-privs']
  const closed = needed.find((path) => !canReach(path, user))
  if (!closed) return drop
  const capability = holds(CAP_DAC_READ_SEARCH) ? 'dac_read_search' : holds(CAP_DAC_OVERRIDE) ? 'dac_override' : null
  if (!capability || !holds(CAP_SETPCAP)) throw unreachable(closed)
  return [
    ...drop,
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
  ]
}

export function unreachable(path: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `PostgreSQL root olarak çalışmaz ve "nobody" ${path} yoluna ulaşamıyor: DATA_DIR için başka bir yer ya da DATABASE_URL verin. / ` +
      `PostgreSQL does not run as root and "nobody" cannot reach ${path}: set DATA_DIR to another place, or DATABASE_URL.`,
  )
}

/** Reads mode bits, not access lists. Where a list grants more, the capability is given needlessly, which is harmless. */
function canReach(path: string, user: ServerUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(statSync(folder), user, 0o1)) return false
    if (folder === dirname(folder)) break
  }
  return allows(statSync(path), user, 0o4)
}

function allows(stat: Stats, user: ServerUser, bit: number): boolean {
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0
  return ((stat.mode >> shift) & bit) === bit
}

function holds(capability: number): boolean {
  const effective = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  return ((BigInt(`0x${effective}`) >> BigInt(capability)) & 1n) === 1n
}

/** @throws EmbeddedDatabaseError when a tool is missing. Only minimal images lack those of util-linux (flock, setpriv). */
export function requireTools(): void {
  const { tools } = thisPlatform()
  const missing = tools.filter((tool) => !toolPath.some((folder) => isExecutable(`${folder}/${tool}`)))
  if (missing.length > 0) {
    throw new EmbeddedDatabaseError(
      `Gömülü PostgreSQL için ${missing.join(', ')} komutu gerekli: kurun (Linux'ta util-linux paketi) ya da DATABASE_URL verin. / ` +
        `The embedded PostgreSQL needs ${missing.join(', ')}: install it (on Linux the package util-linux) or set DATABASE_URL.`,
    )
  }
}

/** Folders of the system's tools, on Linux and macOS. */
export const toolPath = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
