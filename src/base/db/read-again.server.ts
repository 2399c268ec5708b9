import { isDatabaseUnavailable } from './connect.server.ts'

/**
 * Reads what the answer to a finished write says: once more when the database was away for a moment. The write would otherwise be told
 * as one that failed, and be sent again.
 */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return read()
  }
}
