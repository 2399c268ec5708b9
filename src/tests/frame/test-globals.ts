import { afterEach, vi } from 'vitest'

/**
 * Stubbed globals end with their test. Vitest's `unstubGlobals` restores them before the next test, which may be that of another file in
 * the same process: a global of the file before would then take the place of one of its new document.
 */
afterEach(() => {
  vi.unstubAllGlobals()
})

// ms. As patient as the tests themselves: the machine may be busy.
if ('document' in globalThis) (await import('@testing-library/react')).configure({ asyncUtilTimeout: 20_000 })
