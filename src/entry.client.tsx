import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { browserApi } from './base/http/client/browser-client.ts'
import { apiContext } from './base/http/client/client.ts'
import { StringsContext, stringStore, stringsContext } from './base/i18n/string-store.ts'
import { createDocumentRouter, DocumentRouter } from './base/start/document-router.tsx'
import { withEarlyTexts } from './base/start/early-texts.ts'
import { replay } from './base/start/replay.ts'

const api = browserApi(withEarlyTexts)
const strings = stringStore()
const { lang, dataset } = document.documentElement

// If the texts fail to load, the page stays server-rendered HTML: readable, with working links.
// The office has its own texts (docs/decisions/0025).
const ready = dataset.office ? Promise.resolve() : strings.load(api(lang), lang)
const router = createDocumentRouter(context)
ready.then(() =>
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

function context(): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(apiContext, api)
  provider.set(stringsContext, strings)
  return provider
}

/** The last effect to run, when all other components are ready for replayed events. */
function HydrationEnd() {
  useEffect(() => void replay(), [])
  return null
}
