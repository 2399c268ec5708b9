import { afterEach, vi } from 'vitest'

/**
 * Stubbed globals end with their test. Vitest's `unstubGlobals` restores them before the next test, which may be that of another file in
 * the same process: a global of the file before would then take the place of one of its new document.
 */
afterEach(() => {
  vi.unstubAllGlobals()
})
