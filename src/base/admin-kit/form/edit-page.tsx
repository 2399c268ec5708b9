import { Alert, Badge, Button, Group, Paper, SegmentedControl, Tabs, VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Globe, Save } from 'lucide-react'
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import { isVisible } from '#src/base/ui/focus.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'
import { PageHead } from '../page-head.tsx'
import { usePreferences } from '../preferences.ts'
import { confirmPublishing } from '../publishing/publish-dialog.tsx'
import { isPublished, languageStates, outdatedChecks, type Publishing, readinessOf } from '../publishing/readiness.ts'
import { type Place, ReadinessPanel } from '../publishing/readiness-panel.tsx'
import { Dimmed } from '../show/dimmed.tsx'
import { toastNote } from '../toasts.ts'
import classes from './edit-page.module.css'
import type { Edited } from './edits.ts'
import { focusIn } from './focus-in.ts'
import {
  completeness,
  type FormTab,
  hasTranslatedParts,
  isTranslated,
  placeOf,
  type Values,
  valuesOf,
  withHiddenFields,
} from './form-fields.ts'
import { FormPanel, UploadActivity, useActivity } from './form-panel.tsx'
import { FormRows } from './form-rows.tsx'
import { LeaveGuardProvider } from './leave-guard.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { type SavedRecord, useEditForm } from './state/use-edit-form.ts'
import { usePublish } from './state/use-publish.ts'
import { useOpenedLanguage } from './target.tsx'

type Props<T extends Values> = {
  title: string
  lead?: ReactNode
  back?: { to: string; label: string }
  tabs: readonly FormTab[]
  /** The record as answered by the API, with its `version`; null for a new one. */
  record: T | null
  /** Initial values of a new record that differ from the empty ones. */
  initial?: Values
  send: (body: Values) => Promise<Answer<Edited<SavedRecord>>>
  /** After a save: navigate to the update screen of a new record, or reload a changed one. @returns false when it could not be read again */
  onSaved: (id: number) => unknown
  /** Reloads the record and discards unsaved input. @returns as `onSaved` */
  onReload?: () => unknown
  /** Buttons beside the save button. */
  actions?: ReactNode
  /** A message above the form. */
  notice?: ReactNode
  /** For records that are published per language: shows the readiness list, and asks before publishing. */
  publishing?: Publishing
  /** Asks before saving these values. @returns whether to save */
  confirm?: (values: Values) => Promise<boolean>
  /** Tabs whose content is saved on its own: after the form tab with the key `after`, else at the end. */
  extraTabs?: readonly { key: string; label: string; content: ReactNode; after?: string }[]
}

/** A form declared by its fields: tabs, languages with their completeness, saving, validation errors and edit conflicts. */
export function EditPage<T extends Values>(props: Props<T>) {
  const { title, lead, back, record, initial, send, onSaved, onReload, actions, notice, extraTabs = [] } = props
  const { publishing, confirm } = props
  const tabs = useMemo(() => withHiddenFields(props.tabs, publishing !== undefined), [props.tabs, publishing])
  const t = useOfficeT(kitTexts)
  const { lang: officeLang } = usePreferences()
  const languages = useOfficeLanguages()
  const langs = languages.map(({ abbr }) => abbr)
  const [tab, setTab] = useState(tabs[0]!.key)
  /** Extra tabs that have been opened: mounted on first use and then kept, with unsaved input. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [lang, setLang] = useState(useOpenedLanguage(langs))
  const box = useRef<HTMLDivElement>(null)

  const show = (names: string[]) => {
    const place = placeOf(tabs, langs, names[0]!)
    if (!place) return
    setTab(place.tab)
    if (place.lang) setLang(place.lang)
    // The tab is rendered by then.
    requestAnimationFrame(() => {
      const wrong = box.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-error]') ?? []
      const first = [...wrong].find(isVisible)
      if (first) focusIn(first)
    })
  }
  const edit = useEditForm({ tabs, langs, record, initial, send, onSaved, onProblems: show })
  const { form, isBusy, isDirty, newerVersion, outdated, outdatedFields } = edit
  const { publish, settle } = usePublish(edit)
  const [isUploading, reportUpload] = useActivity()
  const ready = { tabs, languages, values: form.values }
  const states = publishing ? languageStates(publishing, ready) : []
  const checks = publishing ? readinessOf(publishing, ready) : []
  const wasPublished = publishing && record && isPublished(publishing, valuesOf(tabs, langs, record))
  const isAsking = useRef(false)
  const save: typeof edit.save = async (options) => {
    if (isUploading) {
      toastNote(t('uploads_first'))
      return false
    }
    if (isAsking.current) return false
    isAsking.current = true
    const isPublishing = publishing && !wasPublished && isPublished(publishing, form.getValues())
    const isAgreed =
      (!isPublishing || (await confirmPublishing(states, checks))) && (!confirm || (await confirm(form.getValues())))
    isAsking.current = false
    const isSaved = isAgreed && (await edit.save(options))
    if (isSaved) settle(true)
    return isSaved
  }
  const goTo = ({ field, tab: key, part }: Place) => {
    const place = field ? placeOf(tabs, langs, field) : null
    choose(place?.tab ?? key ?? null)
    if (place?.lang) setLang(place.lang)
    // The tab is rendered by then.
    requestAnimationFrame(() => {
      const find = (place: string) => box.current?.querySelector<HTMLElement>(place)
      const target = (part && find(`[data-part="${part}"]`)) || (field && find(`[data-place="${field.split('.')[0]}"]`))
      if (target) focusIn(target)
      else box.current?.scrollIntoView({ block: 'start' })
    })
  }

  const problems = Object.keys(form.errors)
  const problemsIn = (key: string) => problems.filter((name) => placeOf(tabs, langs, name)?.tab === key).length
  const current = tabs.find(({ key }) => key === tab)
  // An extra tab saves its own content; a second save button beside it would be ambiguous.
  const isFormShown = current !== undefined || isDirty
  useHotkeys([['mod+S', () => current && void save()]], [], true)
  const hasTranslated = current?.fields.some((field) => isTranslated(field) || hasTranslatedParts(field)) ?? false
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
    <LeaveGuardProvider
      isDirty={isUploading || isDirty}
      isBusy={isBusy && !isUploading}
      save={() => save({ isLeaving: true })}
    >
      <PageHead title={title} lead={lead} isSticky {...(back && { back })}>
        {isFormShown && (
          <Dimmed role="status">
            {isUploading
              ? t('uploading')
              : isBusy
                ? t('saving')
                : isDirty
                  ? t('unsaved')
                  : record
                    ? t('all_saved')
                    : ''}
          </Dimmed>
        )}
        {actions}
        {publishing && !isPublished(publishing, form.values) && (
          <Button
            variant="light"
            disabled={isBusy}
            onClick={() => void publish(publishing.published, save)}
            leftSection={<Globe />}
            title={t('publish_hint')}
          >
            {t('publish_yes')}
          </Button>
        )}
        {isFormShown && (
          <Button loading={isBusy} onClick={() => void save()} leftSection={<Save />} title={t('save_hint')}>
            {t('save')}
          </Button>
        )}
      </PageHead>
      {problems.length > 0 && (
        <Alert color="red" mb="md">
          {t('problems', { n: problems.length })}
        </Alert>
      )}
      {notice}
      {publishing && (
        <ReadinessPanel
          states={states}
          checks={checks}
          defaults={wasPublished ? [] : (publishing.defaults?.(ready.values) ?? [])}
          outdated={outdatedChecks(tabs, languages, outdatedFields, publishing.partLabel)}
          isPublished={record !== null && isPublished(publishing, form.values)}
          goTo={goTo}
          hold={(abbr, isHeld) => form.setFieldValue(`held_${abbr}`, isHeld)}
        />
      )}
      <Paper withBorder p="md" ref={box}>
        <UploadActivity value={reportUpload}>
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
            {hasTranslated && langs.length > 1 && (
              <SegmentedControl
                mb="md"
                className={classes.languages}
                value={lang}
                onChange={setLang}
                aria-label={t('language')}
                data={languages.map(({ abbr, lang: name }) => ({
                  value: abbr,
                  label: (
                    <Language
                      name={name}
                      main={languages[0]!.lang}
                      outdated={outdatedFields.filter((field) => field.endsWith(`_${abbr}`)).length}
                      {...completeness(tabs, abbr, form.values)}
                    />
                  ),
                }))}
              />
            )}
            {tabs.map(({ key, fields }) => (
              <FormPanel key={key} value={key}>
                {/* Around the fields only: an extra tab may contain forms. */}
                <form
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault()
                    void save()
                  }}
                >
                  <FormRows fields={fields} form={form} lang={lang} langs={langs} outdated={outdated} />
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
        </UploadActivity>
      </Paper>
      <StaleDialog
        isOpen={newerVersion !== null}
        isBusy={isBusy}
        // Not asked again: the answer to the refused save counts.
        onMine={() => void edit.save({ version: newerVersion! }).then(settle)}
        onTheirs={() => {
          void edit.discard(() => onReload?.())
          settle(false)
        }}
        onClose={() => {
          edit.keepEditing()
          settle(false)
        }}
      />
    </LeaveGuardProvider>
  )
}

function Count({ n }: { n: number }) {
  return n > 0 ? (
    <Badge size="sm" color="red" circle>
      {n}
    </Badge>
  ) : null
}

type LanguageProps = { name: string; main: string; filled: number; total: number; outdated: number }

function Language({ name, main, filled, total, outdated }: LanguageProps) {
  const t = useOfficeT(kitTexts)
  const changed = outdated > 0 ? t('outdated_n', { n: outdated, lang: main }) : ''
  return (
    <Group gap={6} wrap="nowrap" justify="center">
      <span aria-hidden="true">{name}</span>
      <Badge
        size="sm"
        variant="light"
        color={filled === total ? 'teal' : 'gray'}
        aria-hidden="true"
        miw="max-content"
        flex="none"
      >
        {filled}/{total}
      </Badge>
      {outdated > 0 && (
        <Badge size="sm" circle variant="light" color="orange" aria-hidden="true" title={changed}>
          {outdated}
        </Badge>
      )}
      <VisuallyHidden>
        {[t('language_tab', { lang: name, filled, total }), changed].filter(Boolean).join('. ')}
      </VisuallyHidden>
    </Group>
  )
}
