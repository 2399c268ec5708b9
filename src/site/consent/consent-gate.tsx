import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { redirectDocument, useLocation, useRouteLoaderData } from 'react-router'
import { purposesOf, type Tracker } from '#src/features/company/tracking.links.ts'
import { type Choice, keepChoice, keptChoice, onChoice, readChoice, secondsNow } from './consent.ts'
import { mayTrack } from './private-pages.ts'
import { follow, forgetCookies, isTracked, tellPage } from './tracking.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })))
const ConsentSettings = lazy(() =>
  import('./consent-banner.tsx').then((module) => ({ default: module.ConsentSettings })),
)

const opened = 'consent-settings'

/** From anywhere on the page, such as the footer's link. */
export function openConsentSettings(): void {
  window.dispatchEvent(new Event(opened))
}

/**
 * Asks for the visitor's choice of cookies, when the agency uses services that need it, and loads what was agreed to.
 * Nobody is asked on a private page, where nothing is loaded either.
 */
export function ConsentGate({ used }: { used: readonly Tracker[] }) {
  const { pathname, search } = useLocation()
  const document = useRouteLoaderData<{ tracking: readonly Tracker[] }>('root')
  // What the server renders is the same for everybody, so it holds no answer and no question.
  const kept = useSyncExternalStore(onChoice, keptChoice, () => null)
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const asked = purposesOf(used)
  const choice = kept === null ? null : (readChoice(kept, secondsNow()) ?? {})
  const isUnanswered = choice !== null && asked.some((purpose) => choice[purpose] === undefined)
  const isPublic = mayTrack(pathname)
  useTracking(isPublic ? (document?.tracking ?? none) : none, kept ?? '', pathname + search)

  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  useEffect(() => {
    window.addEventListener(opened, open)
    return () => window.removeEventListener(opened, open)
  })
  if (asked.length === 0 || choice === null) return null
  const answer = (given: Choice) => {
    setIsOpen(false)
    keepChoice({ ...choice, ...given })
  }
  return (
    <Suspense>
      {isUnanswered && isPublic && <ConsentBanner asked={asked} onAnswer={answer} onSettings={open} />}
      {isWanted && (
        <ConsentSettings
          used={used}
          asked={asked}
          choice={choice}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onAnswer={answer}
        />
      )}
    </Suspense>
  )
}

const none: readonly Tracker[] = []

function useTracking(used: readonly Tracker[], kept: string, url: string): void {
  const told = useRef('')
  useEffect(() => {
    if (!follow(used, readChoice(kept, secondsNow()) ?? {})) {
      // A script that runs cannot be taken back, but by a new document.
      forgetCookies()
      window.location.reload()
    }
  }, [used, kept])
  useEffect(() => {
    // The first page is told by the loaders themselves.
    if (told.current && told.current !== url) tellPage(url)
    told.current = url
  }, [url])
}

/** A private page is a document of its own once scripts of others run in this one (promise 12). @throws the way there */
export function leaveTrackersBehind(request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (isTracked() && !mayTrack(pathname)) throw redirectDocument(pathname + search)
}
