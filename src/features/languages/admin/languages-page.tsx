import { Alert, Anchor, Badge, Group, Text } from '@mantine/core'
import { ExternalLink, Languages, Pencil, Power, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import type { RowAction } from '#src/base/admin-kit/list/row-actions.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isolated } from '#src/base/admin-kit/show/isolated.tsx'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { formatInstant } from '#src/base/dates.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { languageName } from '#src/base/locale.ts'
import type { LanguageOverviews, MissingContents } from '../languages.admin.schema.ts'
import {
  languageOverviewPath,
  languageStringsScreen,
  languagesScreen,
  missingContentsPath,
  allLanguagesPath as path,
} from '../languages.links.ts'
import type { Route } from './+types/languages-page'
import { ActiveDialog } from './active-dialog.tsx'
import { Completeness, type LanguageRow, totalOf } from './completeness.tsx'
import { ContentMatrix } from './content-matrix.tsx'
import { CreateDialog, RenameDialog } from './language-dialogs.tsx'
import { languageTexts } from './languages.strings.ts'
import { MissingDialog } from './missing-dialog.tsx'

/** `lang` and `kind` in the address open the list of missing translations, so that going back from a form leads to it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams
  const { languages, kinds, may_change } = await officeApi().get<LanguageOverviews>(languageOverviewPath)
  const language = languages.find(({ abbr }) => abbr === query.get('lang'))
  const kind = kinds.find((each) => each.kind === query.get('kind'))
  const path = language && kind && missingContentsPath(language.abbr, kind.kind)
  const records = path && (await officeApi().get<MissingContents>(path))
  return { languages, kinds, may_change, missing: records ? { abbr: language.abbr, kind, records } : null }
}

type Dialog = { kind: 'create' } | { kind: 'rename' | 'active'; language: LanguageRow } | null

/** The languages of the site, with their completeness and actions. */
export default function LanguagesPage({ loaderData: { languages, kinds, may_change, missing } }: Route.ComponentProps) {
  const t = useOfficeT(languageTexts)
  const { lang: officeLang } = usePreferences()
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<Dialog>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    void revalidate()
  }
  const rows = useMemo<LanguageRow[]>(
    () => languages.map((language, index) => ({ ...language, id: index + 1 })),
    [languages],
  )
  const main = rows[0]!
  const navigate = useNavigate()
  const shownMissing = useMemo(() => {
    const language = rows.find(({ abbr }) => abbr === missing?.abbr)
    return missing && language ? { language, kind: missing.kind, records: missing.records } : null
  }, [rows, missing])
  const screenOf = ({ abbr }: LanguageRow) => `${languageStringsScreen}?lang=${abbr}`

  const remove = (language: LanguageRow) => {
    if (language.active) return toastNote(t('close_first'))
    const records = language.contents.reduce((sum, { texts }) => sum + texts, 0)
    confirmDelete(
      t('delete_what', { lang: language.lang, n: language.strings.filled, records }),
      () => edit(officeApi(), 'DELETE', `${path}/${language.abbr}`),
      () => void revalidate(),
    )
  }
  const actionsOf = (language: LanguageRow): RowAction[] => [
    { label: t('edit_strings'), icon: Languages, to: screenOf(language) },
    ...(language.active
      ? [{ label: t('view'), icon: ExternalLink, to: localePath('/', language.abbr, main.abbr), isOutside: true }]
      : []),
    ...(may_change
      ? [
          { label: t('rename'), icon: Pencil, onClick: () => setDialog({ kind: 'rename', language }) },
          ...(language.is_default
            ? []
            : [
                {
                  label: t(language.active ? 'close' : 'open'),
                  icon: Power,
                  onClick: () => setDialog({ kind: 'active', language }),
                },
                {
                  label: t('delete'),
                  icon: Trash2,
                  isDangerous: true,
                  onClick: () => remove(language),
                },
              ]),
        ]
      : []),
  ]
  const order = (ids: number[]) => {
    const abbrs = ids.map((id) => rows[id - 1]!.abbr)
    const queue = abbrs.map((abbr, index) => ({ abbr, queue: abbrs.length - index }))
    return edit(officeApi(), 'PUT', `${path}/queue`, { queue: JSON.stringify(queue) })
  }
  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        list={rows}
        nameOf={({ lang }) => lang}
        listParams={['lang', 'kind']}
        {...(may_change && {
          add: { label: t('add'), onClick: () => setDialog({ kind: 'create' }) },
          order,
        })}
        columns={[
          {
            key: 'language',
            title: t('language'),
            render: (language) => (
              <>
                <Anchor component={Link} to={screenOf(language)} fw={600} lang={language.abbr}>
                  {language.lang}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {language.abbr} · {languageName(language.abbr, officeLang)}
                  <Text span inherit hiddenFrom="sm">
                    {' · '}
                    {t(language.is_default ? 'default' : language.active ? 'active' : 'inactive')}
                  </Text>
                </Text>
              </>
            ),
          },
          {
            key: 'state',
            title: t('state'),
            isExtra: 'last',
            render: (language) => <States language={language} />,
          },
          {
            key: 'strings',
            title: t('strings'),
            width: '16%',
            render: ({ strings: { filled, total } }) => <Completeness label="of_strings" n={filled} total={total} />,
          },
          {
            key: 'contents',
            title: t('contents'),
            width: '16%',
            isExtra: 'last',
            render: ({ contents }) => <Completeness label="of_contents" {...totalOf(contents)} />,
          },
          {
            key: 'edited',
            title: t('edited'),
            isExtra: 'first',
            render: ({ edited }) =>
              edited && (
                <Text size="sm">
                  {isolated(edited.by)}
                  <Text size="sm" c="dimmed" component="span" display="block">
                    {formatInstant(new Date(edited.at), officeLang)}
                  </Text>
                </Text>
              ),
          },
        ]}
        actions={actionsOf}
      />
      {!may_change && (
        <Alert color="gray" mt="md">
          {t('only_manager')}
        </Alert>
      )}
      <ContentMatrix languages={rows} kinds={kinds} />
      <MissingDialog
        missing={shownMissing}
        main={main.abbr}
        onClose={() => void navigate(languagesScreen, { replace: true, preventScrollReset: true })}
      />
      <CreateDialog
        isOpen={dialog?.kind === 'create'}
        known={rows.map(({ abbr }) => abbr)}
        onDone={done}
        onClose={close}
      />
      <RenameDialog language={dialog?.kind === 'rename' ? dialog.language : null} onDone={done} onClose={close} />
      <ActiveDialog
        language={dialog?.kind === 'active' ? dialog.language : null}
        kinds={kinds}
        main={main}
        onDone={done}
        onClose={close}
      />
    </>
  )
}

function States({ language: { is_default, active } }: { language: LanguageRow }) {
  const t = useOfficeT(languageTexts)
  return (
    <Group gap={4}>
      <Badge variant="light" color={active ? 'teal' : 'gray'} miw="max-content">
        {t(active ? 'active' : 'inactive')}
      </Badge>
      {is_default && (
        <Badge variant="outline" color="gray" miw="max-content">
          {t('default')}
        </Badge>
      )}
    </Group>
  )
}
