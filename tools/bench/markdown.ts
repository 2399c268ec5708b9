import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** A table of Markdown, its columns aligned as the formatter does. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Date, machine, versions, and whether other programs disturbed the run. @param others their share of the machine's CPU */
export function machineOf({ others, postgres }: { others: number; postgres: string }): string {
  const [first] = cpus()
  const share = `${(others * 100).toFixed(0)} %`
  const quiet = others < 0.05 ? '' : ' **The machine was not quiet: repeat the run before comparing.**'
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${first!.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB,
Node ${process.versions.node}, PostgreSQL ${postgres}, commit ${commit()}.
Other programs used at least ${share} of the machine's CPU during the run.${quiet}`
}

/** The commit of the checkout, short. */
export function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
}
