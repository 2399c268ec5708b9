import { createContext } from 'react'

/** Random nonce of the renderer's own scripts, removed before the page is sent (security-policy.server.ts). */
export const ScriptNonce = createContext<string | undefined>(undefined)
