import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { formatMonth } from './base/dates.ts'
import { browserApi } from './base/http/client/browser-client.ts'
import { apiContext } from './base/http/client/client.ts'
import { partsOf } from './base/i18n/page-head.ts'
import { StringsContext, stringStore, stringsContext } from './base/i18n/string-store.ts'
import { formatMoney } from './base/money.ts'
import { createDocumentRouter, DocumentRouter } from './base/start/document-router.tsx'
import { withEarlyTexts } from './base/start/early-texts.ts'
import { layOutRest } from './base/start/lay-out.ts'
import { replay } from './base/start/replay.ts'

const api = browserApi(withEarlyTexts)
const strings = stringStore()
const { lang, dataset } = document.documentElement

const router = createDocumentRouter(context)
// If the texts fail to load, the page stays server-rendered HTML: readable, with working links.
// The office has its own texts (docs/decisions/0025).
const parts = dataset.office ? [] : partsOf(router.state.matches)
Promise.all([...parts.map((part) => strings.load(api(lang), lang, part)), loadIntl()]).then(() =>
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
  }),
)

/** In a task of its own: a browser's first Intl object, whichever it is, takes a phone 60 ms. */
function loadIntl(): Promise<void> {
  return new Promise((done) =>
    setTimeout(() => {
      formatMoney(1, 'TRY', lang)
      formatMonth('2027-04', lang)
      done()
    }),
  )
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
