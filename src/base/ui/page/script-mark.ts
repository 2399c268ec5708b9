import { createContext } from 'react'

/** The renderer's mark on its own scripts (security-policy.server.ts); the browser sees none. */
export const ScriptMark = createContext<string | undefined>(undefined)
