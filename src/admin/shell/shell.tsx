import { Loader } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet, redirect, useLocation, useRouteLoaderData } from 'react-router'
import { HistoryPath } from '#src/base/admin-kit/form/history-link.tsx'
import { OfficeFrame } from '#src/base/admin-kit/frame.tsx'
import { MayContext } from '#src/base/admin-kit/may.ts'
import { factorPath, loginPath, officeApi, officeApiOf } from '#src/base/admin-kit/office-api.ts'
import type { OfficeLanguage } from '#src/base/admin-kit/office-languages.ts'
import { OfficeProviders } from '#src/base/admin-kit/office-providers.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { readSession, type SessionUser } from '#src/base/admin-kit/session.ts'
import { notePlace } from '#src/base/admin-kit/show/list-places.ts'
import { noteScreen, watchErrors } from '#src/base/admin-kit/support-trail.ts'
import { dayOf } from '#src/base/dates.ts'
import { apiContext } from '#src/base/http/client/client.ts'
import { accountScreen } from '#src/features/accounts/accounts.links.ts'
import { mayUse } from '#src/features/accounts/accounts.rules.ts'
import { currentUser, logout, watchSession } from '#src/features/accounts/admin/signed-in.ts'
import type { Permission } from '#src/features/accounts/permissions.strings.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import { DesktopNotices } from '#src/features/alerts/admin/desktop-notices-watch.tsx'
import type { OfficeOpening } from '#src/features/company/settings/settings.admin.schema.ts'
import { openingAdminPath, openingScreen } from '#src/features/company/settings/settings.links.ts'
import { allLanguagesPath, languagesScreen } from '#src/features/languages/languages.links.ts'
import { supportScreen } from '#src/features/support/support.links.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import type { Route } from './+types/shell'
import { ClosedStrip } from './closed-strip.tsx'
import { Failed } from './failed.tsx'
import { Header } from './header.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { ThemePanel } from './theme-panel.tsx'
import { useSidebar } from './use-sidebar.ts'

export type OfficeData = {
  user: SessionUser
  company: string
  languages: readonly OfficeLanguage[]
  /** Visitors see the site. */
  isOpen: boolean
}

let userRequest: Promise<SessionUser | null> | null = null

/** Checked once per document: when the session ends later, the API answers 401. */
export async function requireUser(): Promise<SessionUser> {
  const session = readSession()
  if (session && session.expires <= Date.now()) {
    void logout()
    return new Promise(() => {})
  }
  userRequest ??= currentUser()
  const user = await userRequest
  if (user?.lacks_factor) {
    // Another document, whose sign-in is checked again.
    location.replace(factorPath)
    return new Promise(() => {})
  }
  if (user) return user
  userRequest = null
  throw redirect(loginPath)
}

/** Asks again who is signed in when the layout's data is next loaded: the user changed their own name. */
export function forgetUser(): void {
  userRequest = null
}

/** Runs before the loaders of all office screens. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ context }) => {
    await requireUser()
    context.set(apiContext, officeApiOf)
  },
]

export const clientLoader = async (): Promise<OfficeData> => {
  const [user, site, languages, { is_open }] = await Promise.all([
    requireUser(),
    officeApi().get<Site>('/api/pages/site'),
    officeApi().get<OfficeLanguage[]>(allLanguagesPath),
    officeApi().get<OfficeOpening>(openingAdminPath),
  ])
  return { user, company: site.projectCompanyName, languages, isOpen: is_open }
}
/** Only these screens change what is loaded here. */
const changingScreens: readonly string[] = [languagesScreen, accountScreen, openingScreen]
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href && changingScreens.includes(nextUrl.pathname)

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame>
      <OfficeProviders languages={loaderData.languages}>
        <HistoryPath value={mayAudit(loaderData.user) ? historyPath : null}>
          <MayContext value={(permission) => mayUse(loaderData.user.role_group, permission as Permission)}>
            <Frame {...loaderData}>
              <Outlet />
            </Frame>
          </MayContext>
        </HistoryPath>
      </OfficeProviders>
    </OfficeFrame>
  )
}

const mayAudit = ({ role_group }: SessionUser) => mayUse(role_group, 'audit')
const historyPath = (thing: string) => `/admin/audit?thing=${encodeURIComponent(thing)}`

/** @throws Error outside the office layout, a programming error. */
export function useOffice(): OfficeData {
  const data = useRouteLoaderData<OfficeData>('admin/shell')
  if (!data) throw new Error('useOffice outside the office')
  return data
}

function Frame({ user, company, isOpen, children }: OfficeData & { children: ReactNode }) {
  const t = useOfficeT(shellTexts)
  const { left_menu, top_menu, layout } = usePreferences()
  const [isThemeOpen, setThemeOpen] = useState(false)
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  const { kind, isShown, toggle, hide } = useSidebar(pathname)

  useEffect(() => watchSession(), [])
  useEffect(() => watchErrors(), [])
  useEffect(() => notePlace({ pathname, search }), [pathname, search])
  useEffect(() => {
    if (pathname !== supportScreen) noteScreen(pathname)
    // The link that was followed has gone: the next Tab is in the new screen, not in the menu again.
    const isNext = shown.current !== pathname
    shown.current = pathname
    if (isNext && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div className={classes.office} data-layout={layout} data-sidebar={kind} data-shown={isShown || undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a part of the page */}
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          // Native navigation would push a history entry without the state that an update screen needs.
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        {t('skip')}
      </a>
      <Sidebar company={company} tone={left_menu} kind={kind} isShown={isShown} />
      <button type="button" className={classes.shade} tabIndex={-1} aria-hidden="true" onClick={hide} />
      <div className={classes.page}>
        <Header
          user={user}
          tone={top_menu}
          isMenuShown={isShown}
          onToggle={toggle}
          onTheme={() => setThemeOpen(true)}
        />
        {!isOpen && <ClosedStrip />}
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
        <footer className={classes.footer}>
          © {dayOf(new Date()).slice(0, 4)} {company}
        </footer>
      </div>
      <DesktopNotices company={company} />
      <ThemePanel isOpen={isThemeOpen} onClose={() => setThemeOpen(false)} />
    </div>
  )
}

export function HydrateFallback() {
  const t = useOfficeT(shellTexts)
  return (
    <OfficeFrame>
      <main className={classes.opening} aria-busy="true">
        <title>{t('office')}</title>
        <meta name="robots" content="noindex" />
        <Loader aria-hidden="true" />
        <p role="status">{t('loading')}</p>
      </main>
    </OfficeFrame>
  )
}

/** Keeps the frame around a failed screen if the layout's data was loaded. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const failed = <Failed error={error} />
  return (
    <OfficeFrame>
      {loaderData ? <Frame {...loaderData}>{failed}</Frame> : <main className={classes.opening}>{failed}</main>}
    </OfficeFrame>
  )
}
