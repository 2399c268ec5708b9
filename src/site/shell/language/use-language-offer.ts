import { useState, useSyncExternalStore } from 'react'
import { languageItem } from '#src/base/start/language-choice.ts'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { useAlternates } from '../page-head.tsx'
import type { ShellData } from '../shell-data.ts'
import { offeredLanguage, offerItem } from './offered-language.ts'

const chosen = sharedItem(languageItem)
const refused = sharedItem(offerItem)

export type Offer = { alternate: ReturnType<typeof useAlternates>[number]; onClose: () => void }

/**
 * The offer of this page in the visitor's language, made once: not to those who chose a language or said no. Nobody is
 * redirected.
 */
export function useLanguageOffer(shell: ShellData): Offer | null {
  const [isClosed, setClosed] = useState(false)
  // null on the server: cached HTML is the same for all visitors.
  const preferred = useSyncExternalStore(chosen.subscribe, preferredNow, () => null)
  const alternates = useAlternates(shell)
  if (preferred === null || isClosed) return null
  const offered = offeredLanguage({
    preferred: preferred.split(',').filter(Boolean),
    lang: shell.lang,
    default_lang: shell.default_lang,
    languages: shell.languages.map(({ abbr }) => abbr),
  })
  const alternate = alternates.find(({ abbr, isTranslated }) => abbr === offered && isTranslated)
  if (!alternate) return null
  const onClose = () => {
    setClosed(true)
    refused.write('no')
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return { alternate, onClose }
}

/** '' for a visitor who has answered. */
function preferredNow(): string {
  return chosen.read() || refused.read() ? '' : navigator.languages.join(',')
}
