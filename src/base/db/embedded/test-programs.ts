import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { readPidFile } from './cluster.server.ts'

export type Program = {
  child: ChildProcess
  /** What it said in its end: the URL it runs on, or why it does not run. */
  said: Promise<{ url?: string; refused?: string }>
  /** Everything it said. */
  lines: string[]
  /** kill -9. Settles when the process is gone and nobody holds its output any more. */
  kill(): Promise<void>
  /** SIGTERM. @returns the exit code. */
  end(): Promise<number | null>
}

const program = join(import.meta.dirname, 'test-program.ts')

/**
 * Starts test-program.ts as a process of its own.
 * @param before a command that it is put behind, such as setpriv with other rights.
 */
export function startProgram(dataDir: string, before: readonly string[] = [], file = program): Program {
  const [command, ...args] = [...before, process.execPath, file, dataDir]
  const child = spawn(command!, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: '/' })
  const closed = once(child, 'close')
  const lines: string[] = []
  const said = new Promise<{ url?: string; refused?: string }>((resolve) => {
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
  return { child, said, lines, kill: async () => void (await stop('SIGKILL')), end: () => stop('SIGTERM') }
}

/** A folder for data folders, in a place that the server's user can reach whoever runs the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-test-'))
  chmodSync(folder, 0o755)
  removeWhenKilled(folder)
  return folder
}

const remove = `read -r line
find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  kill -QUIT "$pid" && while kill -0 "$pid"; do sleep 0.1; done
done
until rm -rf "$1"; do sleep 0.1; done`

/** A test run that is killed leaves no server and no folder: the guard waits for the end of this process. */
function removeWhenKilled(folder: string): void {
  const guard = spawn('sh', ['-c', remove, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
}

export function postmasterOf(dataDir: string): number {
  return readPidFile(join(dataDir, 'postgres'))!.pid
}

/** The postmaster and the processes it made. */
export function processesOf(postmaster: number): number[] {
  return globSync('/proc/[0-9]*/stat')
    .map((file) => {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return '' // ended meanwhile
      }
    })
    .map((stat) => /^(\d+) \(.*\) \S (\d+)/.exec(stat))
    .filter((match) => match !== null)
    .map(([, pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }))
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .map(({ pid }) => pid)
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // ended with its postmaster
    }
  }
}

/** Kills what still runs on the folder, and removes it. */
export function removeFolder(dataDir: string): void {
  const noted = readPidFile(join(dataDir, 'postgres'))
  if (noted) killAll(processesOf(noted.pid))
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
