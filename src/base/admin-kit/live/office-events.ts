import { useEffect, useRef } from 'react'
import { failedOf } from '#src/base/http/client/failure.ts'
import { officeApi } from '../office-api.ts'
import { readSession } from '../session.ts'
import { officeEventsPath } from './live-paths.ts'
import { inOneTab } from './one-tab.ts'
import { pacedReads } from './paced-reads.ts'

/** What changed. `gap`: anything, because events may have been missed. */
export type Subject = 'messages' | 'orders' | 'payments' | 'system' | 'gap'
type Listener = (subject: Subject) => void

const name = 'seyyah-office-events'
/** ms between attempts: the first, and the longest. */
const [firstWait, longestWait] = [1000, 30_000]
/** ms between attempts while the account has too many streams. Counts are read again each time. */
const crowdedWait = 60_000

const listeners = new Set<Listener>()
/** when a subject changed last, ms of performance.now() */
const changed = new Map<Subject, number>()
/** ms. Longer than a screen needs from reading its data to listening. */
const readMs = 10_000
let isStarted = false

/** Calls back for every change, in all tabs. One tab of the browser holds the stream and tells the others. */
export function onOfficeEvent(listener: Listener): () => void {
  listeners.add(listener)
  if (!isStarted) start()
  isStarted = true
  return () => void listeners.delete(listener)
}

function start(): void {
  const channel = new BroadcastChannel(name)
  const notify = (subject: Subject) => {
    changed.set(subject, performance.now())
    for (const listener of listeners) listener(subject)
  }
  channel.onmessage = ({ data }: MessageEvent<Subject>) => notify(data)
  const tell = (subject: Subject) => {
    notify(subject)
    channel.postMessage(subject)
  }
  // Browsers open six connections to a server at most, so tabs share one stream.
  inOneTab(name, (signal) => keepListening(tell, signal))
}

/** Ends with the session. */
async function keepListening(notify: Listener, signal: AbortSignal): Promise<void> {
  let wait = firstWait
  while (readSession() && !signal.aborted) {
    const opened = performance.now()
    const failure = await officeApi()
      .listen(officeEventsPath, (data) => notify(data as Subject), signal)
      .then(() => null, failedOf)
    if (failure?.status === 409) {
      wait = crowdedWait
      notify('gap')
    }
    if (performance.now() - opened > longestWait) wait = firstWait
    // Random, so that all browsers do not return at once after a restart.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)))
    wait = Math.min(wait * 2, longestWait)
  }
}

/**
 * Reads again after changes of these subjects, including a change while the screen loaded its data.
 * @param read ends when the answer is there, so that reads do not overtake each other (paced-reads.ts)
 */
export function useOfficeEvents(subjects: readonly Subject[], read: () => Promise<unknown>): void {
  const latest = useRef({ subjects, read })
  latest.current = { subjects, read }
  useEffect(() => {
    const reads = pacedReads(() => latest.current.read())
    const hear = (subject: Subject) => {
      if (subject === 'gap' || latest.current.subjects.includes(subject)) reads.ask()
    }
    const stop = onOfficeEvent(hear)
    for (const [subject, at] of changed) if (performance.now() - at < readMs) hear(subject)
    return () => {
      reads.stop()
      stop()
    }
  }, [])
}
