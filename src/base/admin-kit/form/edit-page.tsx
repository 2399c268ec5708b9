import { Alert, Badge, Button, Group, Paper, SegmentedControl, Tabs, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Save } from 'lucide-react'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'
import { PageHead } from '../page-head.tsx'
import { usePreferences } from '../preferences.ts'
import { toastNote } from '../toasts.ts'
import classes from './edit-page.module.css'
import type { Edited } from './edits.ts'
import { focusIn } from './focus-in.ts'
import { completeness, type FormTab, hasToldParts, isTold, placeOf, type Values } from './form-fields.ts'
import { FormPanel, TellUploads, useUnderWay } from './form-panel.tsx'
import { FormRows } from './form-rows.tsx'
import { LeaveGuardAround } from './leave-guard.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useEditForm } from './use-edit-form.ts'

type Props<T extends Values> = {
  title: string
  lead?: ReactNode
  back?: { to: string; label: string }
  tabs: readonly FormTab[]
  /** As the API told it, with its `version`; null for a new one. */
  thing: T | null
  /** What a new one begins with, where that is not nothing. */
  starts?: Values
  send: (body: Values) => Promise<Answer<Edited<{ id: number }>>>
  /** After a save: lead to the update screen of a new thing, load a changed one again. */
  onSaved: (id: number) => void
  /** Loads the thing as it is now; what was typed is given up. */
  onReload?: () => void
  /** Buttons beside Kaydet. */
  actions?: ReactNode
  /** What must be said above the form. */
  notice?: ReactNode
  /** Beside the tabs of the form, for what is saved by itself: behind the tab of the key `after`, else behind all. */
  extraTabs?: readonly { key: string; label: string; content: ReactNode; after?: string }[]
}

/** A form as a declaration of its fields: tabs, languages with their completeness, saving, and everything that can go wrong. */
export function EditPage<T extends Values>(props: Props<T>) {
  const { title, lead, back, tabs, thing, starts, send, onSaved, onReload, actions, notice, extraTabs = [] } = props
  const t = useOfficeT(kitTexts)
  const { lang: officeLang } = usePreferences()
  const languages = useOfficeLanguages()
  const langs = languages.map(({ abbr }) => abbr)
  const [tab, setTab] = useState(tabs[0]!.key)
  /** Other tabs are loaded when they are opened first, and keep what was typed there while one looks at another. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [lang, setLang] = useState(langs[0]!)
  const box = useRef<HTMLDivElement>(null)

  const show = (names: string[]) => {
    const place = placeOf(tabs, langs, names[0]!)
    if (!place) return
    setTab(place.tab)
    if (place.lang) setLang(place.lang)
    // After the tab is there.
    requestAnimationFrame(() => {
      const wrong = box.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-error]') ?? []
      const first = [...wrong].find((each) => each.checkVisibility())
      if (first) focusIn(first)
    })
  }
  const edit = useEditForm({ tabs, langs, thing, starts, send, onSaved, onProblems: show })
  const { form, isBusy, isDirty, newer } = edit
  const [isUploading, tellUploads] = useUnderWay()
  const save: typeof edit.save = async (options) => {
    if (!isUploading) return edit.save(options)
    toastNote(t('uploads_first'))
    return false
  }

  const problems = Object.keys(form.errors)
  const problemsIn = (key: string) => problems.filter((name) => placeOf(tabs, langs, name)?.tab === key).length
  const current = tabs.find(({ key }) => key === tab)
  // What an extra tab shows is saved there; two ways to save beside each other would be a riddle.
  const isFormShown = current !== undefined || isDirty
  useHotkeys([['mod+S', () => current && void save()]], [], true)
  const hasTold = current?.fields.some((field) => isTold(field) || hasToldParts(field)) ?? false
  const extraAfter = (after: string | undefined) =>
    extraTabs
      .filter((extra) => extra.after === after)
      .map(({ key, label }) => (
        <Tabs.Tab key={key} value={key}>
          {label}
        </Tabs.Tab>
      ))
  const choose = (key: string | null) => {
    if (!key) return
    setTab(key)
    setOpened((before) => new Set(before).add(key))
  }
  return (
    <LeaveGuardAround isDirty={isUploading || (isDirty && !isBusy)} save={() => save({ isLeaving: true })}>
      <PageHead title={title} lead={lead} stays {...(back && { back })}>
        {isFormShown && (
          <Text size="sm" c="dimmed" role="status">
            {isUploading ? t('uploading') : isBusy ? t('saving') : isDirty ? t('unsaved') : thing ? t('all_saved') : ''}
          </Text>
        )}
        {actions}
        {isFormShown && (
          <Button
            loading={isBusy}
            onClick={() => void save()}
            leftSection={<Save size={16} aria-hidden="true" />}
            title={t('save_hint')}
          >
            {t('save')}
          </Button>
        )}
      </PageHead>
      {problems.length > 0 && (
        <Alert color="red" mb="md" role="alert">
          {t('problems', { n: problems.length })}
        </Alert>
      )}
      {notice}
      <Paper withBorder p="md" ref={box}>
        <TellUploads value={tellUploads}>
          <Tabs value={tab} onChange={choose} keepMounted={false} keepMountedMode="display-none">
            {tabs.length + extraTabs.length > 1 && (
              <Tabs.List mb="md" className={classes.tabs}>
                {tabs.map(({ key, label }) => (
                  <Fragment key={key}>
                    <Tabs.Tab value={key} rightSection={<Count n={problemsIn(key)} />}>
                      {label[officeLang]}
                    </Tabs.Tab>
                    {extraAfter(key)}
                  </Fragment>
                ))}
                {extraAfter(undefined)}
              </Tabs.List>
            )}
            {hasTold && langs.length > 1 && (
              <SegmentedControl
                mb="md"
                value={lang}
                onChange={setLang}
                aria-label={t('language')}
                data={languages.map(({ abbr, lang: name }) => ({
                  value: abbr,
                  label: <Language name={name} {...completeness(tabs, abbr, form.values)} />,
                }))}
              />
            )}
            {tabs.map(({ key, fields }) => (
              <FormPanel key={key} value={key}>
                {/* Of the fields alone: an extra tab may have forms of its own. */}
                <form
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault()
                    void save()
                  }}
                >
                  <FormRows fields={fields} form={form} lang={lang} langs={langs} />
                  <button type="submit" hidden />
                </form>
              </FormPanel>
            ))}
            {extraTabs.map(({ key, content }) => (
              <Tabs.Panel key={key} value={key} keepMounted={opened.has(key)}>
                {content}
              </Tabs.Panel>
            ))}
          </Tabs>
        </TellUploads>
      </Paper>
      <StaleDialog
        isOpen={newer !== null}
        isBusy={isBusy}
        onMine={() => void save({ version: newer! })}
        onTheirs={() => {
          edit.keepEditing()
          onReload?.()
        }}
        onClose={edit.keepEditing}
      />
    </LeaveGuardAround>
  )
}

function Count({ n }: { n: number }) {
  return n > 0 ? (
    <Badge size="sm" color="red" circle>
      {n}
    </Badge>
  ) : null
}

function Language({ name, filled, total }: { name: string; filled: number; total: number }) {
  const t = useOfficeT(kitTexts)
  return (
    <Group gap={6} wrap="nowrap" justify="center">
      <span aria-hidden="true">{name}</span>
      <Badge
        size="sm"
        variant="light"
        color={filled === total ? 'teal' : 'gray'}
        aria-hidden="true"
        className={classes.count}
      >
        {filled}/{total}
      </Badge>
      <span className={classes.spoken}>{t('language_tab', { lang: name, filled, total })}</span>
    </Group>
  )
}
