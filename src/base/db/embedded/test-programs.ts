import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { withOwnClient } from '../own-client.server.ts'
import { memoryFolder } from '../test-folder.ts'
import { readPidFile } from './cluster.server.ts'

export type Program = {
  child: ChildProcess
  /** The URL of its database, or the reason why it ended. */
  outcome: Promise<{ url?: string; refused?: string }>
  /** Its output so far. */
  lines: string[]
  /** kill -9. Resolves when the process is gone and its output is closed. */
  kill(): Promise<void>
  /** SIGTERM. @returns the exit code. */
  end(): Promise<number | null>
}

const program = join(import.meta.dirname, 'test-program.ts')

/**
 * Starts test-program.ts as a process of its own.
 * @param prefix command prefix, such as setpriv with other rights.
 */
export function startProgram(
  dataDir: string,
  prefix: readonly string[] = [],
  file = program,
  more: readonly string[] = [],
): Program {
  const [command, ...args] = [...prefix, process.execPath, file, dataDir, ...more]
  const child = spawn(command!, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: '/' })
  const closed = once(child, 'close')
  const lines: string[] = []
  const outcome = new Promise<{ url?: string; refused?: string }>((resolve) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        if (/^\{"(url|refused)"/.test(line)) resolve(JSON.parse(line))
      })
    }
    closed.then(() => resolve({ refused: lines.join('\n') }))
  })
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await closed
    return code as number | null
  }
  return { child, outcome, lines, kill: async () => void (await stop('SIGKILL')), end: () => stop('SIGTERM') }
}

/**
 * A folder for data folders that any user can enter: root's tests run the server as another user. In memory where there is room; on
 * macOS in /tmp, because its own temporary folder is so long that each socket would get a second folder.
 */
export function temporaryFolder(): string {
  const parent = memoryFolder() ?? (process.platform === 'darwin' ? '/tmp' : tmpdir())
  const folder = mkdtempSync(join(parent, 'seyyah-test-'))
  chmodSync(folder, 0o755)
  whenTestsEnd(removal, folder)
  return folder
}

/**
 * Shell script: stops the servers below the folder and removes it. SIGQUIT, and SIGKILL after 5 s: a server that is
 * killed at once leaves its shared memory segment behind, and macOS has room for 32 of them.
 */
const removal = `find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  kill -QUIT "$pid" || continue
  tries=0
  while [ -e "$file" ] && [ "$tries" -lt 100 ]; do tries=$((tries + 1)); sleep 0.05; done
  if [ -e "$file" ]; then kill -KILL "$pid"; fi
done
until rm -rf "$1"; do sleep 0.1; done`

/** Stops the servers below a folder and removes it. */
export function removeFolder(folder: string): void {
  if (existsSync(folder)) execFileSync('sh', ['-c', removal, 'sh', folder], { stdio: 'ignore', timeout: 60_000 })
}

/** @throws Error for a program of the system that a drill needs and PATH does not have; its package in Debian has the same name */
export function needPrograms(...names: string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error)
  if (missing.length === 0) return
  throw new Error(
    `${missing.join(' and ')} cannot be run: install ${missing.map((name) => `the package ${name}`).join(' and ')}.`,
  )
}

/** Kills the process when this one ends, even by kill -9. */
export function killWhenTestsEnd(child: ChildProcess): void {
  const guard = whenTestsEnd('kill -KILL "$1"', String(child.pid))
  // Later another process may have its pid.
  child.once('exit', () => guard.kill('SIGKILL'))
}

/** Runs a shell script when this process ends: its stdin closes then. */
function whenTestsEnd(script: string, argument: string): ChildProcess {
  const command = ['-c', `read -r line\n${script}`, 'sh', argument]
  const guard = spawn('sh', command, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  return guard
}

/** Pid of the server that runs on the data folder. */
export function postmasterOf(dataDir: string): number {
  return readPidFile(join(dataDir, 'postgres'))!.pid
}

/** Pids of the postmaster and of its child processes. */
export function processesOf(postmaster: number): number[] {
  return processTable()
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .map(({ pid }) => pid)
}

/** Debian's small images have no ps(1), and macOS has no /proc. */
function processTable(): { pid: number; parent: number }[] {
  const lines =
    process.platform === 'linux'
      ? globSync('/proc/[0-9]*/stat').map(statOf)
      : execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => /^\s*(\d+)(?: \(.*\) \S)?\s+(\d+)/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }))
}

function statOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the process has ended
  }
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its postmaster.
    }
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const own = { application_name: 'tests' }
  return withOwnClient(url, 'test', async (client) => (await client.query<Row>(text, values)).rows, own)
}

/** Changes bytes in the middle of a page, as a failing disk would. */
export function damage(file: string): void {
  const handle = openSync(file, 'r+')
  const bytes = Buffer.alloc(64)
  const at = Math.floor(statSync(file).size / 2) - 100
  readSync(handle, bytes, 0, 64, at)
  writeSync(handle, Buffer.from(bytes.map((byte) => byte ^ 0xff)), 0, 64, at)
  closeSync(handle)
}
