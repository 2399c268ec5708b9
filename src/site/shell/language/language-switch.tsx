import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { languageItem } from '#src/base/start/language-choice.ts'
import { cx } from '#src/base/ui/cx.ts'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { useAlternates } from '../page-head.tsx'
import { usePageQuery } from '../page-query.ts'
import { isPlainClick } from '../plain-links.ts'
import type { ShellData } from '../shell-data.ts'

type Alternate = ReturnType<typeof useAlternates>[number]

/** Stores the choice of a language in local storage and, through the API, in the cookie `_lang`, by which the server redirects. */
async function storeLanguage(abbr: string) {
  sharedItem(languageItem).write(abbr)
  return browserApi()(abbr)
    .get(`/api/pages/change-language/${abbr}`)
    .then(() => null, failedOf)
}

/** Handles a click on a link to an address in another language; start-later.ts does so before hydration. */
export function useChangeLanguage() {
  const sentenceOf = useFailureText()
  const navigate = useNavigate()
  return async (event: MouseEvent, abbr: string, address: string) => {
    const failure = storeLanguage(abbr)
    // Another tab or window is opened by the browser.
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const failed = await failure
    // Without a connection the other page would not come: this one stays. Any other refusal costs only the cookie.
    if (failed?.status === 0) return showToast({ text: sentenceOf(failed), tone: 'bad' })
    await navigate(address)
  }
}

/** Props of a link to this page in another language. */
export function useLanguageLink(onChanged?: () => void) {
  const changeLanguage = useChangeLanguage()
  const { hash } = useLocation()
  const search = usePageQuery()
  return (alternate: Alternate, isCurrent = false) => ({
    href: alternate.path + search,
    hrefLang: alternate.abbr,
    lang: alternate.abbr,
    // Leads to the page that says so: for visitors, not for search engines.
    rel: alternate.isTranslated ? undefined : 'nofollow',
    onClick: async (event: MouseEvent) => {
      if (isCurrent) {
        // Another tab or window is opened by the browser.
        if (isPlainClick(event.nativeEvent)) event.preventDefault()
        return
      }
      await changeLanguage(event, alternate.abbr, alternate.path + search + hash)
      onChanged?.()
    },
  })
}

type Props = {
  shell: ShellData
  onChanged?: () => void
  /** dark text, for a light background */
  dark?: boolean
}

/** Links to this page in the other languages. */
export function LanguageSwitch({ shell, onChanged, dark = false }: Props) {
  const t = useT()
  const linkTo = useLanguageLink(onChanged)
  const alternates = useAlternates(shell)
  if (alternates.length < 2) return null
  return (
    <nav aria-label={t('navbar.language')}>
      <ul className="flex items-center gap-1">
        {alternates.map((alternate) => {
          const { abbr, lang } = alternate
          const isCurrent = abbr === shell.lang
          return (
            <li key={abbr}>
              <a
                {...linkTo(alternate, isCurrent)}
                title={lang}
                aria-current={isCurrent ? 'true' : undefined}
                className={cx(
                  'grid min-h-8 min-w-9 place-items-center rounded-full px-2 text-sm font-semibold uppercase pointer-coarse:min-h-11 pointer-coarse:min-w-11',
                  isCurrent ? (dark ? 'bg-main-soft' : 'bg-white/20') : dark ? 'hover:bg-sand' : 'hover:bg-white/15',
                )}
              >
                <span>{abbr}</span>
                <span className="sr-only normal-case">{` ${lang}`}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The other language as one short link, for the header of phones: English, or the default language. The menu has them all. */
export function OtherLanguage({ shell, className }: { shell: ShellData; className?: string }) {
  const linkTo = useLanguageLink()
  const others = useAlternates(shell).filter(({ abbr }) => abbr !== shell.lang)
  const other = others.find(({ abbr }) => abbr === 'en') ?? others.find(({ abbr }) => abbr === shell.default_lang)
  if (!other) return null
  return (
    <a
      {...linkTo(other)}
      title={other.lang}
      className={cx(
        'grid h-11 min-w-9 place-items-center rounded-full px-1 text-sm font-semibold uppercase text-main hover:bg-main-faint',
        className,
      )}
    >
      <span>{other.abbr}</span>
      <span className="sr-only normal-case">{` ${other.lang}`}</span>
    </a>
  )
}
