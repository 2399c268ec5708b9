import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { X } from '#src/base/ui/icons.tsx'
import { suggestionsApiPath } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions as Answer } from '#src/features/tours/tours.schema.ts'
import { useGroups } from './suggestion-groups.ts'

/** Debounce in ms. */
const debounceMs = 120
/** Minimum letters, unless the field is empty: then what comes next is suggested. */
const minLetters = 2
const noSuggestions: Answer = { holidays: [], tours: [], places: [], categories: [], visas: [], asks_visa: false }

/**
 * Suggestions below a search input: an ARIA combobox with a grouped listbox, which an empty input shows when it is focused. The focus stays
 * in the input; arrows select, Enter follows, Escape closes. Sets the input's ARIA attributes, because it is rendered without them.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useT()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const { answer, failed, ask } = useSuggestions()
  const sentenceOf = useFailureText()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useGroups(answer ?? noSuggestions)
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const onInput = useEffectEvent(() => {
    setIsOpen(true)
    setActive(-1)
    ask(input.current?.value ?? '')
  })
  const onFocus = useEffectEvent(() => {
    if (!isOpen && input.current?.value === '') onInput()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape' && (isShown || failed)) {
      // Prevents that Escape also closes a surrounding dialog.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click()
    } else if (step && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // Position -1, the input itself, is between the last and the first option.
      const places = options.length + 1
      setActive((now) => ((now + 1 + (isShown ? step : Math.max(step, 0)) + places) % places) - 1)
    }
  })
  const onBlur = useEffectEvent(close)

  // Before the effect below, which may open it when it is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(close, [key])
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('focus', () => onFocus(), { signal })
    // After Escape.
    field.addEventListener('click', () => onFocus(), { signal })
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    field.addEventListener('blur', () => onBlur(), { signal })
    // Events from while this component was loading, unless the focus is in another field.
    const isUnasked = field.value === '' || field.value !== field.defaultValue
    if (isUnasked && document.activeElement === field) onInput()
    return () => listening.abort()
  }, [input])
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isShown))
    if (isShown) field?.setAttribute('aria-controls', `${id}-list`)
    else field?.removeAttribute('aria-controls')
    if (isShown && active >= 0) field?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field?.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isShown, active])

  return (
    <>
      {isOpen && failed && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-40 mt-2 rounded-card bg-white px-5 py-3 text-start text-sm text-ink shadow-card ring-1 ring-line-strong/40"
        >
          {`${t('search.suggestions_failed')} ${sentenceOf(failed)}`}
        </p>
      )}
      <Announcement>
        {isOpen &&
          answer &&
          (options.length > 0 ? t('search.suggested', { n: options.length }) : t('search.nothing_suggested'))}
      </Announcement>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input, nothing else
        <div
          ref={scrollIntoView}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-card bg-white p-2 text-start text-ink shadow-card ring-1 ring-line-strong/40 forced-colors:border"
          // Blur would close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* For fingers; a keyboard has Escape. Outside the list, which has options only. */}
          <button
            type="button"
            tabIndex={-1}
            onClick={close}
            className="sticky -top-2 z-10 -mx-2 -mt-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-end gap-1.5 bg-white px-4 text-sm font-semibold text-main md:hidden"
          >
            <span>{t('search.close_suggestions')}</span>
            <X aria-hidden className="size-4" />
          </button>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} tabIndex={-1}>
            {groups.map(({ name, title, icon: Icon, first, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups options
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <p
                  id={`${id}-${name}`}
                  role="presentation"
                  className="px-3 pb-1 pt-2 text-xs font-semibold uppercase tracking-wide text-ink-soft"
                >
                  {title}
                </p>
                {options.map(({ href, text, note, price, picture }, place) => (
                  <a
                    key={href}
                    id={`${id}-${first + place}`}
                    role="option"
                    aria-selected={active === first + place}
                    tabIndex={-1}
                    href={href}
                    onClick={close}
                    onPointerMove={() => setActive(first + place)}
                    className={cx(
                      'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 leading-snug',
                      active === first + place && 'bg-main-soft text-main-deep',
                    )}
                  >
                    {picture ? (
                      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-field">
                        <Picture image={picture} sizes="4rem" alt="" />
                      </span>
                    ) : (
                      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
                    )}
                    <span className="min-w-0">
                      <span className="block font-medium">{text}</span>
                      {note && <span className="block truncate text-sm text-ink-soft">{note}</span>}
                      {price && <span className="block text-sm font-medium tabular-nums">{price}</span>}
                    </span>
                  </a>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Below a field near the lower edge of the window a list would be cut. One function for all renders, so that it runs once per list. */
function scrollIntoView(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

/** Suggestions for the latest text, debounced and cached. A newer text aborts the running request. */
function useSuggestions() {
  const lang = useLang()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const cache = useRef(new Map<string, Answer>())
  const request = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      request.current?.abort()
    },
    [],
  )
  const ask = (typed: string) => {
    const text = typed.replace(/\s+/g, ' ').trim()
    clearTimeout(timer.current)
    request.current?.abort()
    setFailed(null)
    if (text.length < minLetters && text !== '') return setAnswer(null)
    const cached = cache.current.get(text)
    if (cached) return setAnswer(cached)
    timer.current = setTimeout(async () => {
      const controller = new AbortController()
      request.current = controller
      try {
        const found = await browserApi()(lang).get<Answer>(suggestionsApiPath(text), controller.signal)
        cache.current.set(text, found)
        if (!controller.signal.aborted) setAnswer(found)
      } catch (error) {
        if (controller.signal.aborted) return
        setAnswer(null)
        // Suggestions for an empty field fail silently.
        if (text !== '') setFailed(failedOf(error))
      }
    }, debounceMs)
  }
  return { answer, failed, ask }
}
