import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { formatMonth } from './base/dates.ts'
import { browserApi } from './base/http/client/browser-client.ts'
import { apiContext } from './base/http/client/client.ts'
import { partsOf } from './base/i18n/page-head.ts'
import { StringsContext, stringStore } from './base/i18n/string-store.ts'
import { formatMoney } from './base/money.ts'
import { createDocumentRouter, DocumentRouter } from './base/start/document-router.tsx'
import { withEarlyTexts } from './base/start/early-texts.ts'
import { layOutRest } from './base/start/lay-out.ts'
import { giveUp, replay } from './base/start/replay.ts'

const api = browserApi(withEarlyTexts)
const strings = stringStore()
const { dataset } = document.documentElement

// If the texts fail to load, the page stays server-rendered HTML: readable, with working links.
inOwnTask(() => createDocumentRouter(context)).then(async (router) => {
  // The office has its own texts (docs/decisions/0025).
  const { matches } = router.state
  // Of the address, because a browser that translates the page rewrites <html lang>.
  const lang = matches[0]?.params.lang ?? api.defaultLang
  const parts = dataset.office ? [] : partsOf(matches)
  const load = () => Promise.all(parts.map((part) => strings.load(api(lang), lang, part)))
  try {
    await Promise.all([load().catch(load), inOwnTask(() => makeFormats(lang))])
  } catch (error) {
    giveUp()
    throw error
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StringsContext value={strings}>
          <DocumentRouter router={router} />
          <HydrationEnd />
        </StringsContext>
      </StrictMode>,
    )
  })
})

/** So that an action of the visitor runs before it. */
function inOwnTask<T>(work: () => T): Promise<T> {
  return new Promise((done) => setTimeout(() => done(work())))
}

/** Slow only where the worker of the first Intl object was not (start-later.ts). */
function makeFormats(lang: string): void {
  formatMoney(1, 'TRY', lang)
  formatMonth('2027-04', lang)
}

function context(): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(apiContext, api)
  provider.set(stringsContext, strings)
  return provider
}

/** The last effect to run, when all other components are ready for replayed events. */
function HydrationEnd() {
  useEffect(() => {
    layOutRest()
    void replay()
  }, [])
  return null
}
