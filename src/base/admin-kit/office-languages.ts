import { createContext, useContext } from 'react'

/** A language of the site; visitors do not see it while `active` is false. */
export type OfficeLanguage = { abbr: string; lang: string; is_default: boolean; active: boolean }

/** All languages of the site, the default one first; provided by the shell. */
export const OfficeLanguages = createContext<readonly OfficeLanguage[]>([])

export function useOfficeLanguages(): readonly OfficeLanguage[] {
  return useContext(OfficeLanguages)
}
