import { memo, type ReactNode, useMemo } from 'react'
import { Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router'
import { apiContext, apiFor, navigationContext } from '#src/base/http/client/client.ts'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { broken } from '#src/base/i18n/broken.strings.ts'
import { I18nProvider, useStrings } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { notFoundAddress, splitLang } from '#src/base/i18n/paths.ts'
import { translate } from '#src/base/i18n/translate.ts'
import { openDocument } from '#src/base/start/open-document.ts'
import { Broken } from '#src/base/ui/display/broken.tsx'
import figtree from '#src/base/ui/fonts/figtree-latin.woff2?url'
import turkishFigtree from '#src/base/ui/fonts/figtree-turkish.woff2?url'
import fraunces from '#src/base/ui/fonts/fraunces-latin.woff2?url'
import turkishFraunces from '#src/base/ui/fonts/fraunces-turkish.woff2?url'
import { later, Nothing } from '#src/base/ui/later.tsx'
import { showToast, Toaster } from '#src/base/ui/overlays/toast.tsx'
import { allStyles } from '#src/base/ui/page/all-styles.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import { isLastingLink } from '#src/site/shell/lasting-links.ts'
import { ConsentGate, requireTrackerFreeDocument } from '../consent/consent-gate.tsx'
import type { Route } from './+types/shell'
import { UncheckedNotice, UnstartedNotice } from './document-notices.tsx'
import { Footer, SlimFooter } from './footer.tsx'
import { Header, SlimHeader } from './header.tsx'
import { useLanguageOffer } from './language/use-language-offer.ts'
import { PageHead } from './page-head.tsx'
import { usePartyAddress } from './party-address.ts'
import { usePlainLinks } from './plain-links.ts'
import { Preloader } from './preloader.tsx'
import { loadShell, type ShellData } from './shell-data.ts'
import { VisaBanner } from './visa-banner.tsx'

const LanguageOffer = later(async () => (await import('./language/language-offer.tsx')).default, Nothing)

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { defaultLang } = args.context.get(apiContext)
  const { lang = defaultLang } = args.params
  const languages = await args.context.get(apiContext)(undefined).get<LanguageItem[]>('/api/pages/all-languages')
  const { pathname, search } = new URL(args.request.url)
  // The default language has unprefixed URLs only (docs/rules.md, Addresses).
  if (args.params.lang === defaultLang) throw redirect(splitLang(pathname, [defaultLang]).path + search, 301)
  if (languages.every(({ abbr }) => abbr !== lang)) {
    const { path } = splitLang(pathname, [lang])
    // Links to an order are in its language, which may be inactive or deleted since.
    throw redirect(isLastingLink(path) ? path + search : notFoundAddress(defaultLang, defaultLang))
  }
  const api = apiFor(args)
  const [shell] = await Promise.all([
    loadShell(api, languages, lang, defaultLang),
    args.context.get(stringsContext).load(api, lang, 'site'),
  ])
  return shell
}
export const loader = load
export const clientLoader = load

/**
 * The fonts of every page (₺ is in the Turkish parts), after the first picture (base/ui/display/picture.tsx): one that is found
 * in the layout is more urgent than the picture, and overtakes it.
 */
export const links: Route.LinksFunction = () =>
  [figtree, turkishFigtree, fraunces, turkishFraunces].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }))

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ context }) => requireTrackerFreeDocument(context.get(navigationContext)()),
  // The document has the styles of its own page only.
  async ({ context }, next) => {
    const target = context.get(navigationContext)()
    const styles = target && target.pathname !== location.pathname && allStyles().catch(() => openDocument(target))
    await next()
    await styles
  },
]
/** Header and footer depend on the language only. */
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }) =>
  currentParams.lang !== nextParams.lang
type Params = { lang?: string | undefined }

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** Tours of a cart or an order may need no visa; home has its own way to the visa pages. */
function hasVisaBanner(handle: PageHandle | undefined): boolean {
  return handle?.route_name !== 'home' && handle?.isSlim !== true && handle?.texts !== 'order'
}

type FrameProps = { shell: ShellData; isBroken?: boolean; children: ReactNode }

function Frame({ shell, isBroken = false, children }: FrameProps) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const isSlim = handle?.isSlim === true
  const strings = useStrings(shell.lang)
  // The same value until the language changes: another one renders the whole page again.
  const i18n = useMemo(() => ({ ...shell, strings }), [shell, strings])
  const t = (key: Parameters<typeof translate>[1]) => translate(strings, key, shell.lang)
  usePlainLinks(() => showToast({ text: broken.offline[shell.lang === 'tr' ? 'tr' : 'en'], tone: 'bad' }))
  return (
    <I18nProvider value={i18n}>
      {!isBroken && <PageHead shell={shell} />}
      <a
        href="#content"
        className="absolute start-4 top-3 z-60 -translate-y-24 rounded-full bg-white px-5 py-2.5 font-semibold text-main focus:translate-y-0"
      >
        {t('navbar.skip_to_content')}
      </a>
      <Questions shell={shell} />
      <PartyAddress />
      <UncheckedNotice />
      <UnstartedNotice />
      {isSlim ? <StableSlimHeader shell={shell} /> : <StableHeader shell={shell} />}
      <Preloader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {hasVisaBanner(handle) && <VisaBanner shell={shell} route={handle?.route_name} />}
      {isSlim ? <StableSlimFooter shell={shell} /> : <StableFooter shell={shell} />}
      <Toaster closeLabel={t('ui.close')} />
    </I18nProvider>
  )
}

/** Memoised, so that they are not rendered again with the frame. */
const [StableHeader, StableSlimHeader, StableFooter, StableSlimFooter] = [
  memo(Header),
  memo(SlimHeader),
  memo(Footer),
  memo(SlimFooter),
]

/** One question at a time, and in the visitor's language. */
function Questions({ shell }: { shell: ShellData }) {
  const offer = useLanguageOffer(shell)
  return (
    <>
      <ConsentGate trackers={shell.site.tracking} isWaiting={offer !== null} />
      {offer && <LanguageOffer {...offer} />}
    </>
  )
}

/** A component of its own, so that the stored party, which comes after hydration, does not render the whole frame again. */
function PartyAddress() {
  usePartyAddress()
  return null
}

/** Keeps header and footer around a failed page if their data was loaded. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<{ defaultLang: string }>('root')
  const lang = loaderData?.lang ?? root?.defaultLang ?? 'tr'
  if (!loaderData)
    return (
      <main>
        <Broken lang={lang} error={error} />
      </main>
    )
  return (
    <Frame shell={loaderData} isBroken>
      <Broken lang={lang} error={error} />
    </Frame>
  )
}
