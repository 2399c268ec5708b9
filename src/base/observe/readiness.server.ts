import type { Logger } from 'pino'
import { answerFor } from './fresh.server.ts'

/** `sentence` is for the operator: what does not work and what to do. */
export type Check = { sentence: string; run: () => Promise<unknown> }

export type Readiness = {
  /** Sentences about failing checks; empty when the process can serve. Cached for a second. */
  problems: () => Promise<readonly string[]>
  /** The same for checks that only a part of the answers depends on. */
  degraded: () => Promise<readonly string[]>
  /** Makes the process not ready, because it is stopping. */
  leave: () => void
}

/** A check fails with this error to say more than its own sentence. */
export class NotReady extends Error {
  override name = 'NotReady'
}

/** ms for which a result is cached. */
const freshMs = 1000
/** ms. A check without an answer fails: probes give up after a few seconds (docs/promises.md, D2). */
const patienceMs = 2500

const leaving = 'Program kapanıyor. / The program is stopping.'

type Log = Pick<Logger, 'error' | 'info'>
type Checks = {
  /** Without one of these the process cannot serve. */
  needed: readonly Check[]
  /** Without one of these it serves a part. */
  partly?: readonly Check[]
}

/**
 * Whether this process can serve visitors. What fails is logged once, when it begins and when it changes.
 * @param patience ms for each check
 */
export function openReadiness({ needed, partly = [] }: Checks, log: Log, patience = patienceMs): Readiness {
  let isLeaving = false
  const problems = openLook(needed, log, { patience, begins: 'not ready', ends: 'ready again' })
  const degraded = openLook(partly, log, { patience, begins: 'degraded', ends: 'whole again' })
  return {
    async problems() {
      // Checked for the log, and not awaited: a probe must not time out because of it.
      void degraded()
      return isLeaving ? [leaving] : problems()
    },
    degraded,
    leave() {
      isLeaving = true
    },
  }
}

type Words = { patience: number; begins: string; ends: string }

function openLook(checks: readonly Check[], log: Log, { patience, begins, ends }: Words) {
  let logged = ''
  return answerFor(freshMs, async (): Promise<readonly string[]> => {
    const found = await Promise.all(checks.map((check) => problemOf(check, patience)))
    const problems = found.filter((problem) => problem !== null)
    const text = problems.join(' ')
    if (text !== logged && text) log.error({ problems }, begins)
    else if (text !== logged) log.info(ends)
    logged = text
    return problems
  })
}

async function problemOf({ sentence, run }: Check, patience: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patience)
  })
  try {
    await Promise.race([run(), late])
    return null
  } catch (error) {
    return error instanceof NotReady ? error.message : sentence
  } finally {
    clearTimeout(timer)
  }
}
