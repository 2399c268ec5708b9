import { Modal, Select, Text, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { askConfirm, toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { apart } from '#src/base/direction.ts'
import { slug } from '#src/base/slug.ts'
import { languageChoices, ownNameOf } from '../language-codes.ts'
import { allLanguagesPath } from '../languages.links.ts'
import type { LanguageRow } from './completeness.tsx'
import { languageTexts } from './languages.strings.ts'

type CreateProps = { isOpen: boolean; known: readonly string[]; onDone: () => void; onClose: () => void }

export function CreateDialog({ isOpen, known, onDone, onClose }: CreateProps) {
  const t = useOfficeT(languageTexts)
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('add')} centered>
      <CreateForm known={known} onDone={onDone} onClose={onClose} />
    </Modal>
  )
}

/** Asks before the language is created (docs/rules.md, Languages). */
function CreateForm({ known, onDone, onClose }: Omit<CreateProps, 'isOpen'>) {
  const t = useOfficeT(languageTexts)
  const { lang: officeLang } = usePreferences()
  const choices = useMemo(
    () =>
      languageChoices(officeLang)
        .filter(({ abbr }) => !known.includes(abbr))
        .map(({ abbr, name, own }) => ({ value: abbr, label: `${name} · ${apart(own)} (${abbr})` })),
    [officeLang, known],
  )
  const [abbr, setAbbr] = useState<string | null>(null)
  const [name, setName] = useState('')
  const { send, isBusy, errorOf, forget } = useSend(toastFormAnswer)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (!abbr || isBusy) return
    const text = (
      <>
        <Text fw={600}>{`${apart(name)} (${abbr})`}</Text>
        <Text>{t('create_text')}</Text>
      </>
    )
    if (await askConfirm({ title: t('create_sure'), text, yes: t('create_yes') }))
      await send('POST', allLanguagesPath, { body: { abbr, lang: name }, onDone })
  }
  return (
    <form noValidate onSubmit={ask}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('create_steps')}
      </Text>
      <Select
        label={t('choose')}
        placeholder={t('choose_hint')}
        data={choices}
        value={abbr}
        onChange={(value) => {
          setAbbr(value)
          setName(value ? ownNameOf(value) : '')
          forget()
        }}
        searchable
        limit={60}
        filter={({ options, search, limit }) => {
          const wanted = slug(search)
          const found = options.filter((option) => 'value' in option && isWanted(option, wanted))
          // An exact code comes first: "de" is Deutsch, not Bengalce.
          return found
            .toSorted((a, b) => Number('value' in b && b.value === wanted) - Number('value' in a && a.value === wanted))
            .slice(0, limit)
        }}
        nothingFoundMessage={t('none_found')}
        error={errorOf('abbr')}
        required
        withAsterisk={false}
        data-autofocus
      />
      <OwnName value={name} onChange={setName} error={errorOf('lang')} abbr={abbr} />
      <DialogEnd yes={t('add')} isBusy={isBusy} isDisabled={!abbr || name.trim() === ''} onClose={onClose} />
    </form>
  )
}

function isWanted({ value, label }: { value: string; label: string }, wanted: string): boolean {
  return value === wanted || slug(label).includes(wanted)
}

type RenameProps = { language: LanguageRow | null; onDone: () => void; onClose: () => void }

export function RenameDialog({ language, onDone, onClose }: RenameProps) {
  const t = useOfficeT(languageTexts)
  return (
    <Modal opened={language !== null} onClose={onClose} title={t('rename')} centered>
      {language && <RenameForm language={language} onDone={onDone} onClose={onClose} />}
    </Modal>
  )
}

function RenameForm({ language, onDone, onClose }: RenameProps & { language: LanguageRow }) {
  const t = useOfficeT(languageTexts)
  const [name, setName] = useState(language.lang)
  const { send, isBusy, errorOf } = useSend(toastFormAnswer)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void send('PUT', `${allLanguagesPath}/${language.abbr}`, { body: { lang: name }, onDone })
  }
  return (
    <form noValidate onSubmit={save}>
      <OwnName value={name} onChange={setName} error={errorOf('lang')} abbr={language.abbr} />
      <DialogEnd yes={t('save')} isBusy={isBusy} isDisabled={name.trim() === ''} onClose={onClose} />
    </form>
  )
}

type NameProps = { value: string; onChange: (name: string) => void; error: string | undefined; abbr: string | null }

function OwnName({ value, onChange, error, abbr }: NameProps) {
  const t = useOfficeT(languageTexts)
  return (
    <TextInput
      mt="sm"
      label={t('own_name')}
      description={t('own_name_help')}
      value={value}
      lang={abbr ?? undefined}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
