import { isDatabaseUnavailable } from './connect.server.ts'

/**
 * Reads data for the answer to a finished write, and retries once when the database was unavailable. Otherwise the write would be reported
 * as failed and sent again.
 */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return read()
  }
}
