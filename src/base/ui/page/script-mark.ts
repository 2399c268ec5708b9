import { createContext } from 'react'

/** Random mark of the renderer's own scripts, removed before the page is sent (security-policy.server.ts). */
export const ScriptMark = createContext<string | undefined>(undefined)
