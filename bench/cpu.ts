import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CPU time in ms, user and system together. */
export type Cpu = { app: number; postgres: number }

/** Linux counts in hundredths of a second. */
const msPerTick = 10

type Process = { parent: number; ms: number }

/**
 * CPU that a site has used so far: its process with all below it, and apart from that its embedded PostgreSQL. Processes
 * that have ended count with their parent. Source: /proc, so on Linux only.
 */
export function cpuOf(site: number, folder: string): Cpu {
  const processes = allProcesses()
  const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
  const postgres = below(processes, postmaster)
  return { app: below(processes, site) - postgres, postgres }
}

/** CPU of a process with all below it, in ms. */
export function cpuOfProcess(pid: number): number {
  return below(allProcesses(), pid)
}

/** Resident memory of a process without PostgreSQL, in MB. */
export function memoryOf(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1024
}

function below(processes: Map<number, Process>, root: number): number {
  let ms = 0
  for (let at of processes.keys()) {
    const own = processes.get(at)!.ms
    while (at !== root && processes.has(at)) at = processes.get(at)!.parent
    if (at === root) ms += own
  }
  return ms
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
    // The name, in parentheses, may contain spaces. After it: state, parent, …, user, system, and both of ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    return { parent: fields[1]!, ms: (fields[11]! + fields[12]! + fields[13]! + fields[14]!) * msPerTick }
  } catch {
    // It has ended meanwhile.
    return null
  }
}
