import { createContext } from 'react'

/** Nonce of the renderer's own scripts (security-policy.server.ts); undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
