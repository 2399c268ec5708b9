import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Outcome } from './report.ts'
import type { Subject } from './subjects.ts'

/** ms; a mutant that never ends is noticed too. */
const patience = 180_000

export type TestRuns = { run(changed: string): Promise<Outcome['seen']>; stop(): void }

/** Runs the subject's tests on the copy in `folder`: those without a database first, which notice most mutants of rules at once. */
export function testRuns(folder: string, { tests }: Subject): TestRuns {
  const fast = fastRuns(folder, tests)
  return {
    run: async (changed) => {
      const seen = await fast.run(changed)
      return seen === 'passed' ? databaseRun(folder, tests) : seen
    },
    stop: fast.stop,
  }
}

/** In one process for many runs, because most of such a run would be its start; it is renewed when tests do not end. */
function fastRuns(folder: string, tests: readonly string[]): TestRuns {
  let kept: ChildProcess | null = null
  const start = async () => {
    const child = fork(join(folder, 'tools/mutants/fast-tests.ts'), tests, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    })
    await once(child, 'message')
    return child
  }
  const stop = () => {
    if (kept) process.kill(-kept.pid!, 'SIGKILL')
    kept = null
  }
  process.once('exit', stop)
  return {
    run: async (changed) => {
      kept ??= await start()
      const child = kept
      const { promise, resolve: ended } = Promise.withResolvers<Outcome['seen']>()
      const timer = setTimeout(() => ended('endless'), patience)
      const tell = (isPassed: boolean) => ended(isPassed ? 'passed' : 'failed')
      const fail = () => ended('failed')
      child.once('message', tell).once('exit', fail)
      child.send(join(folder, changed))
      const seen = await promise
      clearTimeout(timer)
      child.off('message', tell).off('exit', fail)
      if (seen === 'endless' || child.exitCode !== null || child.signalCode !== null) stop()
      return seen
    },
    stop,
  }
}

/** In a process and with a server of its own: a mutant may leave locks and half a database behind. */
function databaseRun(folder: string, tests: readonly string[]): Promise<Outcome['seen']> {
  const args = ['run', '--bail=1', '--project=database', '--passWithNoTests', '--reporter=dot', ...tests]
  const child = spawn(join('node_modules', '.bin', 'vitest'), args, { cwd: folder, stdio: 'ignore', detached: true })
  const { promise, resolve: ended } = Promise.withResolvers<Outcome['seen']>()
  const timer = setTimeout(() => {
    process.kill(-child.pid!, 'SIGKILL')
    ended('endless')
  }, patience)
  child.once('close', (code) => {
    clearTimeout(timer)
    ended(code === 0 ? 'passed' : 'failed')
  })
  return promise
}
