import { Button, Kbd, Modal, UnstyledButton } from '@mantine/core'
import { CornerDownLeft, Plus, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { matchesName, newScreens, screens } from '../screens/screens.ts'
import classes from './palette.module.css'
import { paletteTexts } from './palette.strings.ts'
import type { Hit } from './palette-sources.ts'
import { type SourceResult, useSources } from './use-sources.ts'

type Props = { isOpen: boolean; onClose: () => void; role_group: string }
type Group = { key: keyof typeof paletteTexts; hits: readonly Hit[] }

/** Command palette: opens screens and records by keyboard. */
export function PaletteDialog({ isOpen, onClose, role_group }: Props) {
  const t = useOfficeT(paletteTexts)
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={620} yOffset="9dvh">
      <Modal.Overlay backgroundOpacity={0.45} />
      {/* Without Modal.Body, which would make the whole list the dialog's description. */}
      <Modal.Content aria-label={t('title')} radius="lg">
        <Palette onClose={onClose} role_group={role_group} />
      </Modal.Content>
    </Modal.Root>
  )
}

/** @returns screens whose name or contents match in either office language */
function useScreens(query: string): Group[] {
  const { lang } = usePreferences()
  const matches = (text: { tr: string; en: string } | undefined) =>
    text !== undefined && (matchesName(text.tr, query) || matchesName(text.en, query))
  return [
    {
      key: 'screens',
      hits: screens
        .filter(({ label, search }) => matches(label) || (query.trim() !== '' && matches(search)))
        .map(({ path, label, icon }) => ({ id: path, label: label[lang], icon, to: path })),
    },
    {
      key: 'new_screens',
      hits: newScreens
        .filter(({ label }) => matches(label))
        .map(({ path, label }) => ({ id: path, label: label[lang], icon: Plus, to: path })),
    },
  ]
}

function Palette({ onClose, role_group }: Omit<Props, 'isOpen'>) {
  const t = useOfficeT(paletteTexts)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { results, retry } = useSources(query, role_group)
  const groups: Group[] = [
    ...useScreens(query),
    // Until the new results arrive, earlier ones stay while they match.
    ...results.map(({ source, hits, state }) => ({
      key: source.key,
      hits: state === 'busy' ? hits.filter(({ label, detail = '' }) => matchesName(`${label} ${detail}`, query)) : hits,
    })),
  ].filter(({ hits }) => hits.length > 0)
  const all = groups.flatMap(({ key, hits }) => hits.map((hit) => ({ hit, id: `${listId}-${key}-${hit.id}` })))
  const place = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  )
  const current = all[place]

  const open = ({ to, state }: Hit) => {
    onClose()
    void navigate(to, { state })
  }
  const retryAndFocus = () => {
    // The button disappears with the message, so the focus moves first.
    input.current?.focus()
    retry()
  }
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1 }
    const next = steps[event.key]
    if (next !== undefined && all.length > 0) {
      event.preventDefault()
      setChosen(all.at(next % all.length)!.id)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (current) open(current.hit)
    }
  }
  return (
    <>
      <div className={classes.head}>
        <Search size={20} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('ask')}
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current?.id}
          placeholder={t('ask')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          className={classes.input}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setChosen(null)
          }}
          onKeyDown={move}
        />
        <UnstyledButton onClick={onClose} aria-label={t('close')} className={classes.close!}>
          <X size={18} />
        </UnstyledButton>
      </div>
      <div id={listId} role="listbox" aria-label={t('results')} className={classes.list} hidden={all.length === 0}>
        {groups.map(({ key, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={key} role="group" aria-labelledby={`${listId}-${key}`}>
            <div id={`${listId}-${key}`} className={classes.group}>
              {t(key)}
            </div>
            {hits.map((hit) => {
              const id = `${listId}-${key}-${hit.id}`
              return <Option key={id} id={id} hit={hit} isCurrent={id === current?.id} onOpen={() => open(hit)} />
            })}
          </div>
        ))}
      </div>
      <Outcome query={query.trim()} count={all.length} results={results} onRetry={retryAndFocus} />
      <div className={classes.foot} aria-hidden="true">
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('key_move')}
        </span>
        <span>
          <Kbd size="xs">Enter</Kbd> {t('key_open')}
        </span>
        <span>
          <Kbd size="xs">Esc</Kbd> {t('key_close')}
        </span>
      </div>
    </>
  )
}

type OptionProps = { id: string; hit: Hit; isCurrent: boolean; onOpen: () => void }

function Option({ id, hit: { label, detail, note, icon: Icon }, isCurrent, onOpen }: OptionProps) {
  const t = useOfficeT(paletteTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus and keys stay in the input
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon size={18} />
      <span className={classes.label}>
        <bdi>{label}</bdi>
      </span>
      {detail && <span className={classes.detail}>{detail}</span>}
      {note && <span className={classes.note}>{t(note)}</span>}
      <CornerDownLeft className={classes.enter} />
    </div>
  )
}

type OutcomeProps = { query: string; count: number; results: readonly SourceResult[]; onRetry: () => void }

/** Result of the search, announced by screen readers. */
function Outcome({ query, count, results, onRetry }: OutcomeProps) {
  const t = useOfficeT(paletteTexts)
  const isBusy = results.some(({ state }) => state === 'busy')
  const failed = results.filter(({ state }) => state === 'failed').map(({ source }) => t(source.key))
  const isNothing = count === 0 && !isBusy && failed.length === 0
  return (
    <div className={classes.outcome}>
      <div role="status" className={isBusy || isNothing ? classes.message : classes.spoken}>
        {isBusy ? t('searching') : isNothing ? t('nothing', { text: query }) : query && t('count', { n: count })}
      </div>
      {isNothing && <p>{t('nothing_hint')}</p>}
      {failed.length > 0 && (
        <div role="alert" className={classes.failed}>
          <span>{t('failed', { what: failed.join(', ') })}</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  )
}
