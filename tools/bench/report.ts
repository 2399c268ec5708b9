import type { Measured } from './measure.ts'
import type { Memory } from './memory.ts'
import type { Selling } from './selling.ts'
import type { FirstVisits } from './visits.ts'

export type Report = {
  /** version of the server */
  postgres: string
  seconds: number
  minutes: number
  /** share of the machine's CPU that processes other than those of the run used */
  others: number
  hasNginx: boolean
  measured: readonly Measured[]
  selling: readonly Selling[]
  /** null when none were made */
  visits: FirstVisits | null
  /** visits of a page */
  rounds: number
  memory: readonly Memory[]
}

export function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
