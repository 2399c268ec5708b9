import { Anchor, Box, Button, Checkbox, Paper, Select, Text, TextInput, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { ExternalLink, Save, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { ListBeside, StickyBar } from '#src/base/admin-kit/show/list-beside.tsx'
import { localePath } from '#src/base/i18n/paths.ts'
import type { OfficeStrings } from '../languages.admin.schema.ts'
import { allLanguagesPath, languageStringsScreen, languagesScreen } from '../languages.links.ts'
import type { Route } from './+types/language-strings-page'
import { ConflictDialog } from './conflict-dialog.tsx'
import { missingByGroup, nameOf, shownStrings } from './edited-strings.ts'
import { stringEditorTexts } from './string-editor.strings.ts'
import { StringFiles } from './string-files.tsx'
import { stringGroups } from './string-groups.strings.ts'
import { StringGroups, useGroupName } from './string-groups.tsx'
import { StringRow } from './string-row.tsx'
import { useStringEdits } from './use-string-edits.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const lang = new URL(request.url).searchParams.get('lang') ?? ''
  if (!/^[a-z]{2,3}$/.test(lang)) throw redirect(languagesScreen)
  return officeApi().get<OfficeStrings>(`${allLanguagesPath}/${lang}`)
}

export default function LanguageStringsPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.abbr} language={loaderData} />
}

/** Rows shown at first, and added by each press of "more". */
const rowsAtOnce = 120

/** Every text of the site in one language, beside the default language and English. */
function Editor({ language }: { language: OfficeStrings }) {
  const t = useOfficeT(stringEditorTexts)
  const tKit = useOfficeT(kitTexts)
  const { lang: officeLang } = usePreferences()
  const languages = useOfficeLanguages()
  const groupName = useGroupName()
  const navigate = useNavigate()
  const { abbr, lang, strings, default_lang, is_default } = language
  const main = languages.find((each) => each.abbr === default_lang) ?? { abbr: default_lang, lang: default_lang }

  const [group, setGroup] = useState(Object.keys(stringGroups)[0]!)
  const [search, setSearch] = useState('')
  const [isOnlyMissing, setOnlyMissing] = useState(false)
  const [max, setMax] = useState(rowsAtOnce)
  const list = useRef<HTMLUListElement>(null)

  const focusOn = (name: string) => {
    const find = () => areaOf(list.current?.querySelector(`[data-name="${CSS.escape(name)}"]`))
    const area = find()
    if (area) return area.focus()
    setSearch('')
    setOnlyMissing(false)
    setGroup(name.split('.')[0]!)
    setMax(Infinity)
    // After the row is there.
    setTimeout(() => find()?.focus())
  }
  const edits = useStringEdits(language, t('title', { lang }), focusOn)
  const { drafts } = edits
  const missing = useMemo(() => missingByGroup(strings, drafts), [strings, drafts])
  const totalMissing = [...missing.values()].reduce((sum, n) => sum + n, 0)
  const wanted = useDeferredValue(search)
  // A search goes through all sections.
  const shownGroup = wanted.trim() === '' ? group : ''
  const shown = useMemo(
    () => shownStrings(strings, { group: shownGroup, search: wanted, isOnlyMissing }),
    [strings, shownGroup, wanted, isOnlyMissing],
  )
  const choose = (next: string) => {
    setGroup(next)
    setSearch('')
    setMax(rowsAtOnce)
    window.scrollTo({ top: 0 })
  }

  const toNextMissing = () => {
    const from = document.activeElement?.closest<HTMLElement>('[data-name]')?.dataset.name
    const ordered = Object.keys(stringGroups).flatMap((each) => strings.filter((string) => string.group === each))
    const place = ordered.findIndex((string) => nameOf(string) === from)
    const isMissing = (string: (typeof ordered)[number]) => (drafts.get(nameOf(string)) ?? string.text).trim() === ''
    const next = [...ordered.slice(place + 1), ...ordered.slice(0, place + 1)].find(isMissing)
    if (next) focusOn(nameOf(next))
  }
  const step = (by: 1 | -1) => {
    const areas = [...(list.current?.querySelectorAll('textarea[data-form]') ?? [])] as HTMLTextAreaElement[]
    const place = areas.indexOf(document.activeElement as HTMLTextAreaElement)
    areas[place < 0 ? 0 : place + by]?.focus()
  }
  useHotkeys(
    [
      ['mod+S', () => void edits.save()],
      ['mod+Enter', toNextMissing],
      ['alt+ArrowDown', () => step(1)],
      ['alt+ArrowUp', () => step(-1)],
    ],
    [],
  )

  const isDirty = drafts.size > 0
  const page = stringGroups[shownGroup]?.path
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void edits.save()
      }}
    >
      <LeaveGuard isDirty={isDirty} isBusy={edits.isBusy} save={edits.save} />
      <PageHead
        title={t('title', { lang })}
        back={{ to: languagesScreen, label: t('back') }}
        lead={[
          is_default ? t('filled_default') : t('filled', { n: strings.length - totalMissing, total: strings.length }),
          !is_default && totalMissing > 0 && t('fallback_main', { main: main.lang }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Select
          aria-label={t('other_language')}
          w="10rem"
          value={abbr}
          allowDeselect={false}
          data={languages.map((each) => ({ value: each.abbr, label: each.lang }))}
          onChange={(next) => next && next !== abbr && void navigate(`${languageStringsScreen}?lang=${next}`)}
        />
        <StringFiles language={language} isDirty={isDirty} isBusy={edits.isBusy} saveImported={edits.saveImported} />
      </PageHead>
      <StickyBar
        buttons={
          <>
            <Button
              variant="default"
              title={t('next_missing_hint')}
              disabled={totalMissing === 0}
              onClick={toNextMissing}
            >
              {t('next_missing')}
            </Button>
            <Button
              type="submit"
              loading={edits.isBusy}
              leftSection={<Save size={16} aria-hidden="true" />}
              title={tKit('save_hint')}
            >
              {tKit('save')}
            </Button>
          </>
        }
      >
        <TextInput
          type="search"
          flex="1 1 14rem"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          maxLength={100}
          leftSection={<Search size={16} aria-hidden="true" />}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setMax(rowsAtOnce)
          }}
        />
        <Checkbox
          label={t('only_missing')}
          checked={isOnlyMissing}
          onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
        />
        <Text size="sm" c="dimmed" role="status">
          {edits.isBusy ? tKit('saving') : isDirty ? t('unsaved', { n: drafts.size }) : tKit('all_saved')}
        </Text>
      </StickyBar>
      <Text size="xs" c="dimmed" mb="sm" visibleFrom="md">
        {t('keys')}
      </Text>
      <ListBeside list={<StringGroups missing={missing} chosen={shownGroup} onChoose={choose} />}>
        <Paper withBorder>
          <Box px="1rem" py="0.75rem" style={{ borderBottom: '1px solid var(--office-line)' }}>
            <Title order={2} size="h4">
              {groupName(shownGroup)}
            </Title>
            <Text size="sm" c="dimmed">
              {[stringGroups[shownGroup]?.where[officeLang], t('shown', { n: shown.length })]
                .filter(Boolean)
                .join(' · ')}
              {page !== undefined && (
                <>
                  {' · '}
                  <Anchor
                    href={localePath(page, language.active ? abbr : default_lang, default_lang)}
                    target="_blank"
                    rel="noopener"
                    size="sm"
                    underline="always"
                  >
                    {t('see')} <ExternalLink size={13} aria-hidden="true" />
                  </Anchor>
                </>
              )}
            </Text>
          </Box>
          {shown.length === 0 && (
            <Text p="md" c="dimmed" role="status">
              {t(wanted.trim() === '' ? 'none_missing' : 'none_found')}
            </Text>
          )}
          <Box component="ul" ref={list} m={0} p={0} style={{ listStyle: 'none' }}>
            {shown.slice(0, max).map((string) => {
              const name = nameOf(string)
              return (
                <StringRow
                  key={name}
                  string={string}
                  draft={drafts.get(name)}
                  error={edits.errorOf(name)}
                  lang={abbr}
                  main={main}
                  onChange={edits.change}
                />
              )
            })}
          </Box>
          {shown.length > max && (
            <Button variant="subtle" fullWidth m="xs" w="auto" onClick={() => setMax(max + rowsAtOnce)}>
              {t('more', { n: Math.min(rowsAtOnce, shown.length - max) })}
            </Button>
          )}
        </Paper>
      </ListBeside>
      <ConflictDialog
        conflict={edits.conflict}
        drafts={drafts}
        isBusy={edits.isBusy}
        onMine={() => void edits.keepMine()}
        onTheirs={edits.keepTheirs}
        onClose={edits.keepEditing}
      />
    </form>
  )
}

function areaOf(row: Element | null | undefined): HTMLTextAreaElement | null {
  return row?.querySelector<HTMLTextAreaElement>('textarea[data-form]') ?? null
}
