import { createContext, useContext } from 'react'

/** A language of the site; `active` is false for one that visitors do not see yet. */
export type OfficeLanguage = { abbr: string; lang: string; is_default: boolean; active: boolean }

/** Every language of the site, the default one first; filled by the shell. */
export const OfficeLanguages = createContext<readonly OfficeLanguage[]>([])

export function useOfficeLanguages(): readonly OfficeLanguage[] {
  return useContext(OfficeLanguages)
}
