import { type CSSProperties, type ReactNode, use, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useParams,
  useRouteLoaderData,
} from 'react-router'
import type { Site } from '#src/features/agency/company.schema.ts'
import type { Route } from './+types/root'
import { preferencesItem } from './base/admin-kit/preferences-item.ts'
import { isOfficePath } from './base/areas.ts'
import { isRightToLeft } from './base/direction.ts'
import { apiContext, pageContext } from './base/http/client/client.ts'
import { Broken } from './base/ui/display/broken.tsx'
import { ScriptNonce } from './base/ui/page/script-nonce.ts'
import { Styles } from './base/ui/page/styles.tsx'
import { mayTrack } from './site/consent/private-pages.ts'
import { markUri } from './site/seo/mark.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  // Without the API, the error page still has its default colours.
  const site = await context
    .get(apiContext)(undefined)
    .get<Site>('/api/pages/site')
    .catch(() => null)
  return {
    ...context.get(pageContext),
    colors: site && { '--main': site.mainColor, '--second': site.secondColor },
    icon: site?.favIcoLogo?.file ?? null,
    // Private pages get no tracking scripts (docs/promises.md, C4).
    tracking: (mayTrack(new URL(request.url).pathname) && site?.tracking) || [],
    hasTrackers: (site?.tracking ?? []).length > 0,
  }
}
/** The document's data do not change until the next document. */
export const shouldRevalidate = () => false

/** Sets the office's colour scheme before the first paint, and marks a document whose scripts do not come. Empty in the browser bundle, because it runs in the HTML only. */
const panelModeScript = import.meta.env.SSR
  ? `for(const type of['error','unhandledrejection'])addEventListener(type,e=>{if(e.target.type==='module'||/module/.test(e.reason))document.documentElement.dataset.unstarted=''},true);try{document.documentElement.dataset.mantineColorScheme=JSON.parse(localStorage.${preferencesItem}||'{}').panel==='dark'?'dark':'light'}catch{}`
  : ''

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const { lang } = useParams()
  const { pathname } = useLocation()
  // Fixed for the document: site and office link to each other with full page loads.
  const [isOffice] = useState(isOfficePath(pathname))
  const scriptNonce = use(ScriptNonce)
  const main = page?.colors?.['--main']
  const current = lang ?? page?.defaultLang ?? 'tr'
  return (
    <html
      lang={current}
      dir={isRightToLeft(current) ? 'rtl' : undefined}
      data-default-lang={page?.defaultLang}
      style={(page?.colors ?? {}) as CSSProperties}
      // A translated text would be saved by the office's editor of texts. The site may be translated (docs/decisions/0119).
      translate={isOffice ? 'no' : undefined}
      data-office={isOffice || undefined}
      data-trackers={page?.hasTrackers || undefined}
      suppressHydrationWarning={isOffice}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content={page?.csrfToken} />
        {main && <meta name="theme-color" content={main} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link
          rel="icon"
          type={page?.icon ? 'image/webp' : 'image/svg+xml'}
          sizes={page?.icon ? '320x320' : 'any'}
          href={page?.icon ? `/images/${page.icon}-320.webp` : markUri(main ?? '#0f4c5c')}
        />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {isOffice ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script nonce={scriptNonce} dangerouslySetInnerHTML={{ __html: panelModeScript }} suppressHydrationWarning />
        ) : (
          <Styles />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown when the layout itself failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useRouteLoaderData<typeof loader>('root')
  const { lang } = useParams()
  return (
    <main>
      <Broken lang={lang ?? page?.defaultLang ?? 'tr'} error={error} />
    </main>
  )
}
