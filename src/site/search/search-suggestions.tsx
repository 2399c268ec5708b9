import { FolderOpen, Luggage, MapPin, Stamp } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { postPath } from '#src/features/posts/posts.links.ts'
import { searchPathOf, suggestionsApiPath, tourPath } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions as Answer } from '#src/features/tours/tours.schema.ts'

/** ms of quiet after which a text is asked about. */
const quiet = 120
/** Shorter texts are not asked about. */
const shortest = 2
const none: Answer = { tours: [], places: [], categories: [], visas: [] }

/**
 * What the text in a field may become, in a list below it: an ARIA combobox with a grouped listbox. The focus stays in the
 * field; the arrows choose, Enter follows, Escape closes. The field's attributes are set here, for it came without them.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useT()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const { answer, ask } = useAnswer()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useGroups(answer ?? none)
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape' && isShown) {
      // A dialog around the field stays.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click()
    } else if (step && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // Between the last and the first stands the field itself.
      const places = options.length + 1
      setActive((now) => ((now + 1 + (isShown ? step : Math.max(step, 0)) + places) % places) - 1)
    }
  })
  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    const heard = { input: () => onInput(), keydown: (event: KeyboardEvent) => onKeyDown(event), blur: () => onBlur() }
    field.addEventListener('input', heard.input)
    field.addEventListener('keydown', heard.keydown)
    field.addEventListener('blur', heard.blur)
    // What was typed while this was on its way.
    if (field.value !== field.defaultValue) heard.input()
    return () => {
      field.removeEventListener('input', heard.input)
      field.removeEventListener('keydown', heard.keydown)
      field.removeEventListener('blur', heard.blur)
    }
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another list closes it
  useEffect(close, [key])

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen &&
          answer &&
          (options.length > 0 ? t('search.suggested', { n: options.length }) : t('search.nothing_suggested'))}
      </p>
      {isShown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('search.suggestions')}
          tabIndex={-1}
          // The focus stays in the field, whose leaving closes the list.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-card bg-white p-2 text-left text-ink shadow-card ring-1 ring-line-strong/40"
        >
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
              {options.map(({ href, text, note }, place) => (
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
                  <Icon aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
                  <span className="min-w-0">
                    <span className="block font-medium">{text}</span>
                    {note && <span className="block truncate text-sm text-ink-soft">{note}</span>}
                  </span>
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The newest text's answer: one question at a time, of which a newer text ends the older. */
function useAnswer() {
  const lang = useLang()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const known = useRef(new Map<string, Answer>())
  const asking = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )
  const ask = (typed: string) => {
    const text = typed.replace(/\s+/g, ' ').trim()
    clearTimeout(timer.current)
    asking.current?.abort()
    const already = text.length < shortest ? none : known.current.get(text)
    if (already) return setAnswer(text.length < shortest ? null : already)
    timer.current = setTimeout(async () => {
      const controller = new AbortController()
      asking.current = controller
      try {
        const found = await browserApi()(lang).get<Answer>(suggestionsApiPath(text), controller.signal)
        known.current.set(text, found)
        if (!controller.signal.aborted) setAnswer(found)
      } catch {
        // Suggestions help; that there are none is no failure of the search.
        if (!controller.signal.aborted) setAnswer(null)
      }
    }, quiet)
  }
  return { answer, ask }
}

function useGroups({ tours, places, categories, visas }: Answer) {
  const t = useT()
  const path = usePath()
  const groups = [
    {
      name: 'places',
      title: t('search.places'),
      icon: MapPin,
      options: places.map(({ name, tour_count }) => ({
        href: path(searchPathOf(name)),
        text: name,
        note: t('list.tours', { n: tour_count }),
      })),
    },
    {
      name: 'tours',
      title: t('search.tours'),
      icon: Luggage,
      options: tours.map(({ name, seo_name, tour_place }) => ({
        href: path(tourPath(seo_name)),
        text: name,
        note: tour_place,
      })),
    },
    {
      name: 'categories',
      title: t('search.tour_groups'),
      icon: FolderOpen,
      options: categories.map(({ name, seo_name }) => ({ href: path(categoryPath(seo_name)), text: name, note: '' })),
    },
    {
      name: 'visas',
      title: t('search.visas'),
      icon: Stamp,
      options: visas.map(({ name, seo_name }) => ({ href: path(postPath('visa', seo_name)), text: name, note: '' })),
    },
  ].filter(({ options }) => options.length > 0)
  let first = 0
  return groups.map((group) => {
    const placed = { ...group, first }
    first += group.options.length
    return placed
  })
}
