import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ShellData } from '../shell-data.ts'
import { languageItem, offeredLanguage, offerItem } from './offered-language.ts'

const LanguageOffer = lazy(() => import('./language-offer.tsx'))

/** Offers the visitor's language once: not to those who chose a language or said no. Nobody is redirected. */
export function LanguageOfferGate({ shell }: { shell: ShellData }) {
  const [isClosed, setClosed] = useState(false)
  // null on the server: cached HTML is the same for all visitors.
  const preferred = useSyncExternalStore(noChanges, preferredNow, () => null)
  const offered =
    preferred === null || isClosed
      ? null
      : offeredLanguage({
          preferred: preferred.split(',').filter(Boolean),
          lang: shell.lang,
          default_lang: shell.default_lang,
          languages: shell.languages.map(({ abbr }) => abbr),
        })
  if (!offered) return null
  const close = () => {
    setClosed(true)
    try {
      localStorage.setItem(offerItem, 'no')
    } catch {
      // Storage is refused: the offer returns with the next page load.
    }
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Suspense>
      <LanguageOffer shell={shell} offered={offered} onClose={close} />
    </Suspense>
  )
}

function noChanges(): () => void {
  return () => undefined
}

/** '' for a visitor who has answered. */
function preferredNow(): string {
  try {
    if (localStorage.getItem(languageItem) || localStorage.getItem(offerItem)) return ''
  } catch {
    // Storage is refused: nothing is remembered.
  }
  return navigator.languages.join(',')
}
