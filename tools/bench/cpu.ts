import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CPU time in ms, user and system together. */
export type Cpu = { app: number; postgres: number }

/** Linux counts in hundredths of a second. */
const msPerTick = 10

const bytesPerPage = 4096

type Process = { parent: number; ms: number /** resident */; pages: number }

/**
 * CPU that a site has used so far: its process with all below it, and apart from that its embedded PostgreSQL. Processes
 * that have ended count with their parent. Source: /proc, so on Linux only.
 */
export function cpuOf(site: number, folder: string): Cpu {
  const processes = allProcesses()
  const postgres = below(processes, postmasterOf(folder))
  return { app: below(processes, site) - postgres, postgres }
}

/** CPU of a process with all below it, in ms. */
export function cpuOfProcess(pid: number): number {
  return below(allProcesses(), pid)
}

/** Resident memory in MB without PostgreSQL: of the site's process, and of it with all that it has started. @param folder null: of another server */
export function memoryOf(site: number, folder: string | null): { app: number; all: number } {
  const processes = allProcesses()
  const postgres = new Set(folder === null ? [] : idsBelow(processes, postmasterOf(folder)))
  const mb = (pid: number) => ((processes.get(pid)?.pages ?? 0) * bytesPerPage) / 2 ** 20
  const all = idsBelow(processes, site).filter((pid) => !postgres.has(pid))
  return { app: mb(site), all: all.reduce((sum, pid) => sum + mb(pid), 0) }
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
}

function below(processes: Map<number, Process>, root: number): number {
  return idsBelow(processes, root).reduce((sum, pid) => sum + processes.get(pid)!.ms, 0)
}

/** A process and all below it. */
function idsBelow(processes: Map<number, Process>, root: number): number[] {
  return [...processes.keys()].filter((pid) => {
    let at = pid
    while (at !== root && processes.has(at)) at = processes.get(at)!.parent
    return at === root && processes.has(root)
  })
}

function allProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = statOf(name)
    if (stat) processes.set(Number(name), stat)
  }
  return processes
}

function statOf(pid: string): Process | null {
  try {
    // The name, in parentheses, may contain spaces. After it: state, parent, …, user, system, both of ended children, …, resident pages.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!
    return { parent: fields[1]!, ms: ticks * msPerTick, pages: fields[21]! }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

/** Of the whole machine since it started, in ms: what other guests of its host took from it, and all there was. */
function cpuOfMachine(): { stolen: number; all: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/).map(Number)
  // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
  const all = ticks.slice(0, 8).reduce((sum, each) => sum + each, 0)
  return { stolen: ticks[7]! * msPerTick, all: all * msPerTick }
}

/** The first process takes over the time of those whose parents were killed, such as browsers; the second is the parent of the kernel's threads. */
const [init, kernel] = [1, 2]

/**
 * Which share of the machine's CPU others use, from now on: programs that this process has not started and that still run, and other guests
 * of the host.
 * @param own processes of the run that this one has not started
 */
export function watchOthers(own: readonly number[] = []): () => number {
  const now = () => {
    const processes = allProcesses()
    const left = new Set([process.pid, ...own, kernel].flatMap((pid) => idsBelow(processes, pid)))
    const foreign = [...processes].filter(([pid]) => pid !== init && !left.has(pid))
    return { ...cpuOfMachine(), foreign: new Map(foreign.map(([pid, { ms }]) => [pid, ms])) }
  }
  const start = now()
  return () => {
    const end = now()
    const used = [...end.foreign].reduce((sum, [pid, ms]) => sum + ms - (start.foreign.get(pid) ?? 0), 0)
    return (used + end.stolen - start.stolen) / (end.all - start.all)
  }
}
