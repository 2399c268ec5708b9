import { answerFor } from '../../observe/fresh.server.ts'
import type { Disk } from '../disk.server.ts'
import { type StoreError, storeErrorOf } from './store-error.ts'

/** Availability of a bucket. */
export type StoreWatch = {
  place: string
  /** null: it answers. The result is cached for three seconds. */
  look: () => Promise<StoreError | null>
}

/** ms; some providers charge each request. */
const freshMs = 3000

/** null for a folder */
export function watchStore({ ask, place }: Disk): StoreWatch | null {
  if (!ask) return null
  const look = async () => {
    try {
      await ask()
      return null
    } catch (error) {
      const known = storeErrorOf(error)
      if (known) return known
      throw error
    }
  }
  return { place, look: answerFor(freshMs, look) }
}
