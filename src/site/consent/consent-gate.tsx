import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Location, redirectDocument, useLocation, useRouteLoaderData } from 'react-router'
import { useT } from '#src/base/i18n/i18n.tsx'
import { later, Nothing } from '#src/base/ui/later.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { purposesOf, type Tracker } from '#src/features/agency/tracking.links.ts'
import { type Choice, onChoice, readChoice, secondsNow, storeChoice, storedChoice } from './consent.ts'
import { mayTrack } from './private-pages.ts'
import { deleteCookies, isTracked, loadTrackers, reportPage } from './tracking.ts'

const ConsentBanner = later(async () => (await import('./consent-banner.tsx')).ConsentBanner, Nothing)
const ConsentSettings = later(async () => (await import('./consent-banner.tsx')).ConsentSettings, SettingsMissing)

const openEvent = 'consent-settings'

/** Opens the settings from anywhere on the page, such as the footer. */
export function openConsentSettings(): void {
  window.dispatchEvent(new Event(openEvent))
}

type Props = {
  trackers: readonly Tracker[]
  /** does not ask yet, because the page asks something else; without an answer nothing is loaded */
  isWaiting: boolean
}

/**
 * Asks for cookie consent if the agency uses services that need it, and loads the accepted ones. Private pages neither
 * ask nor load any.
 */
export function ConsentGate({ trackers, isWaiting }: Props) {
  const t = useT()
  const { pathname, search } = useLocation()
  const document = useRouteLoaderData<{ tracking: readonly Tracker[] }>('root')
  // null on the server: cached HTML is the same for all visitors and contains no choice.
  const stored = useSyncExternalStore(onChoice, storedChoice, () => null)
  // null until they are opened: the settings are loaded then.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const purposes = purposesOf(trackers)
  const choice = stored === null ? null : (readChoice(stored, secondsNow()) ?? {})
  const isOutcomeUnknown = choice !== null && purposes.some((purpose) => choice[purpose] === undefined)
  const isPublic = mayTrack(pathname)
  useTracking(isPublic ? (document?.tracking ?? noTrackers) : noTrackers, stored ?? '', pathname + search)

  const open = () => setIsOpen(true)
  useEffect(() => {
    window.addEventListener(openEvent, open)
    return () => window.removeEventListener(openEvent, open)
  })
  if (purposes.length === 0 || choice === null) return null
  const answer = (given: Choice) => {
    if (isOpen) setIsOpen(false)
    storeChoice({ ...choice, ...given })
    showToast({ text: t('consent.saved') })
  }
  return (
    <>
      {isOutcomeUnknown && isPublic && !isWaiting && (
        <ConsentBanner purposes={purposes} onAnswer={answer} onSettings={open} />
      )}
      {isOpen !== null && (
        <ConsentSettings
          services={trackers}
          purposes={purposes}
          choice={choice}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onAnswer={answer}
        />
      )}
    </>
  )
}

/** Content filters stop files with such names. Without an answer nothing is loaded that needs one. */
function SettingsMissing({ isOpen, onOpenChange, again }: MissingProps) {
  const t = useT()
  useEffect(() => {
    if (!isOpen) return
    showToast({ text: t('ui.part_missing'), tone: 'bad' })
    onOpenChange(false)
    again()
  }, [isOpen, onOpenChange, again, t])
  return null
}
type MissingProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; again: () => void }

const noTrackers: readonly Tracker[] = []

function useTracking(trackers: readonly Tracker[], stored: string, url: string): void {
  const reportedUrl = useRef('')
  useEffect(() => {
    if (!loadTrackers(trackers, readChoice(stored, secondsNow()) ?? {})) {
      // A running script can only be removed by loading a new document.
      deleteCookies()
      window.location.reload()
    }
  }, [trackers, stored])
  useEffect(() => {
    // Each tracker reports the first page itself.
    if (reportedUrl.current && reportedUrl.current !== url) reportPage(url)
    reportedUrl.current = url
  }, [url])
}

/**
 * Loads a private page as a new document where a site has trackers, and a public one after it: going back to a private page of the
 * same document would show its address to the scripts that run there by then (docs/promises.md, C4).
 * @param target of the navigation that begins. @throws the redirect
 */
export function requireTrackerFreeDocument(target: Location | null): void {
  if (!target) return
  const { pathname, search, hash } = target
  const hasTrackers = 'trackers' in document.documentElement.dataset
  const isCrossing = hasTrackers && mayTrack(pathname) !== mayTrack(window.location.pathname)
  if (isCrossing || (isTracked() && !mayTrack(pathname))) throw redirectDocument(pathname + search + hash)
}
