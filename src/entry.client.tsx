import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { formatMonth } from './base/dates.ts'
import { browserApi } from './base/http/client/browser-client.ts'
import { apiContext } from './base/http/client/client.ts'
import type { StringPart } from './base/i18n/string-paths.ts'
import { StringsContext, stringStore } from './base/i18n/string-store.ts'
import { formatMoney } from './base/money.ts'
import { withEarlyTexts } from './base/start/early-texts.ts'
import { layOutRest } from './base/start/lay-out.ts'
import { giveUp, replay } from './base/start/replay.ts'
import { enterUnknownAddress } from './base/start/unknown-address.ts'

const api = browserApi(withEarlyTexts)
const strings = stringStore()
const { dataset } = document.documentElement

// The office has its own texts (docs/decisions/0025).
const { lang = api.defaultLang, texts = '' } = dataset
const parts = texts.split(' ').filter(Boolean) as StringPart[]
const load = () => Promise.all(parts.map((part) => strings.load(api(lang), lang, part)))
// If the texts fail to load, the page stays server-rendered HTML: readable, with working links.
Promise.all([load().catch(load), inOwnTask(() => makeFormats(lang))]).then(hydrate, (error: unknown) => {
  giveUp()
  throw error
})

function hydrate() {
  const leaveUnknownAddress = enterUnknownAddress()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StringsContext value={strings}>
          <HydratedRouter getContext={context} />
          <HydrationEnd onEnd={leaveUnknownAddress} />
        </StringsContext>
      </StrictMode>,
    )
  })
}

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
function HydrationEnd({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    onEnd()
    layOutRest()
    void replay()
  }, [onEnd])
  return null
}
