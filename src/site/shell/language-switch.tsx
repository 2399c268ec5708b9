import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { useFailureText } from '#src/base/i18n/use-failure-text.ts'
import { cx } from '#src/base/ui/cx.ts'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useAlternates } from '../page-head.tsx'
import { usePageQuery } from './page-query.ts'
import type { ShellData } from './shell-data.ts'

const storageKey = 'lang'

/** Stores the choice of a language and opens an address in it. */
export function useChangeLanguage() {
  const sentenceOf = useFailureText()
  const navigate = useNavigate()
  return async (abbr: string, address: string) => {
    try {
      localStorage.setItem(storageKey, abbr)
    } catch {
      // Storage is refused; switching works without it.
    }
    const failed = await browserApi()(abbr)
      .get(`/api/pages/change-language/${abbr}`)
      .then(() => null, failedOf)
    // Without a connection the other page would not come: this one stays. Any other refusal costs only the cookie.
    if (failed?.status === 0) return showToast({ text: sentenceOf(failed), tone: 'bad' })
    await navigate(address)
  }
}

/**
 * Links to this page in the other languages. The choice is stored in local storage and, through the API, in the cookie
 * `_lang`, by which the server redirects unprefixed paths.
 */
export function LanguageSwitch({ shell, onChanged, dark = false }: Props) {
  const t = useT()
  const changeLanguage = useChangeLanguage()
  const { hash } = useLocation()
  const search = usePageQuery()
  const alternates = useAlternates(shell)
  if (alternates.length < 2) return null
  const change = async (abbr: string, path: string) => {
    await changeLanguage(abbr, path + search + hash)
    onChanged?.()
  }
  return (
    <nav aria-label={t('navbar.language')}>
      <ul className="flex items-center gap-1">
        {alternates.map(({ abbr, lang, path }) => {
          const isCurrent = abbr === shell.lang
          return (
            <li key={abbr}>
              <a
                href={path + search}
                hrefLang={abbr}
                lang={abbr}
                title={lang}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  if (!isCurrent) void change(abbr, path)
                }}
                className={cx(
                  'grid min-h-8 min-w-9 place-items-center rounded-full px-2 text-sm font-semibold uppercase',
                  isCurrent ? (dark ? 'bg-main-soft' : 'bg-white/20') : dark ? 'hover:bg-sand' : 'hover:bg-white/15',
                )}
              >
                {abbr}
                <span className="sr-only normal-case"> {lang}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type Props = {
  shell: ShellData
  onChanged?: () => void
  /** dark text, for a light background */
  dark?: boolean
}
