import { Alert, Button, Group, Paper, SegmentedControl, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { HistoryLink } from '#src/base/admin-kit/form/history-link.tsx'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type OfficeLanguage, useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { ConflictDialog } from '#src/features/languages/admin/conflict-dialog.tsx'
import { useStringEdits } from '#src/features/languages/admin/use-string-edits.ts'
import type { OfficeStrings } from '#src/features/languages/languages.admin.schema.ts'
import { allLanguagesPath } from '#src/features/languages/languages.links.ts'
import { type MailTexts, mailNames, mails, preheaderOf, sharedTexts } from '#src/features/orders/mail-texts.links.ts'
import type { Route } from './+types/mail-texts-page'
import { MailPreviewPanel } from './mail-preview.tsx'
import { mailNameTexts, mailTextTexts } from './mail-texts.strings.ts'
import { TextField } from './text-field.tsx'

/** Without a language in the address, the default one. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const wanted = new URL(request.url).searchParams.get('lang') ?? ''
  const isCode = /^[a-z]{2,3}$/.test(wanted)
  const lang = isCode ? wanted : (await officeApi().get<OfficeLanguage[]>(allLanguagesPath)).find(isDefault)!.abbr
  return officeApi().get<OfficeStrings>(`${allLanguagesPath}/${lang}`)
}

const isDefault = ({ is_default }: OfficeLanguage) => is_default

const hasText = ({ subject, texts }: MailTexts, name: string) =>
  [subject, preheaderOf(subject), ...texts].some((key) => name === `mail.${key}`)

/** Mails of an order's life: subject and texts of each language, with a preview. The texts are those of the languages screen. */
export default function MailTextsPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.abbr} language={loaderData} />
}

function Editor({ language }: { language: OfficeStrings }) {
  const t = useOfficeT(mailTextTexts)
  const tMail = useOfficeT(mailNameTexts)
  const languages = useOfficeLanguages()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [focused, setFocused] = useState('')
  const mail = mailNames.find((name) => name === params.get('mail')) ?? mailNames[0]
  const shown: MailTexts = mails[mail]
  const { subject, texts, isWhole } = shown
  const stringOf = (key: string) => language.strings.find((each) => each.group === 'mail' && each.key === key)!
  const set = async (values: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(values)) next.set(name, value)
    await navigate(`?${next}`, { replace: true })
  }
  const focusOn = async (name: string) => {
    const field = () => document.getElementsByName(name)[0]
    const other = field() ? undefined : mailNames.find((each) => hasText(mails[each], name))
    if (other) await set({ mail: other })
    // After the field is there.
    setTimeout(() => field()?.focus())
  }
  const { drafts, errorOf, change, conflict, isBusy, save, ...edits } = useStringEdits(
    language,
    t('title'),
    (name) => void focusOn(name),
  )
  const isDirty = drafts.size > 0
  useHotkeys([['mod+S', () => void save()]], [])
  const labelOf = (key: string, { subject, texts } = shown) => {
    if (key === subject) return t('subject')
    if (key === preheaderOf(subject)) return t('preheader')
    return texts.length === 1 ? t('text') : t('text_n', { n: texts.indexOf(key) + 1 })
  }
  /** With the mail, because its draft may have been written while another mail was open. */
  const fullLabelOf = (name: string) => {
    const key = name.slice('mail.'.length)
    const shared = sharedTexts.find((each) => each === key)
    if (shared) return `${t('shared')}: ${t(shared)}`
    const own = hasText(shown, name) ? mail : mailNames.find((each) => hasText(mails[each], name))!
    return `${tMail(own)}: ${labelOf(key, mails[own])}`
  }
  const field = (key: string, label: string, isOneLine = false) => (
    <TextField
      key={key}
      string={stringOf(key)}
      label={label}
      value={drafts.get(`mail.${key}`) ?? stringOf(key).text}
      error={errorOf(`mail.${key}`)}
      isOneLine={isOneLine}
      onFocus={() => setFocused(key)}
      onChange={(text) => change(stringOf(key), text)}
    />
  )
  const ofKind = (kind: MailTexts['to']) =>
    mailNames.filter((name) => mails[name].to === kind).map((value) => ({ value, label: tMail(value) }))
  return (
    <>
      <LeaveGuard isDirty={isDirty} isBusy={isBusy} save={save} />
      <PageHead title={t('title')} lead={t('lead')}>
        <HistoryLink thing={`static_strings:${language.abbr}`} />
        <Button
          leftSection={<Save size={16} aria-hidden="true" />}
          loading={isBusy}
          disabled={!isDirty}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      </PageHead>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Stack gap="md" miw={0}>
          <Paper withBorder p="md">
            <Stack gap="md">
              <Group gap="md" align="flex-end">
                <Select
                  label={t('mail')}
                  data={[
                    { group: t('customer'), items: ofKind('customer') },
                    { group: t('agency'), items: ofKind('agency') },
                  ]}
                  value={mail}
                  onChange={(value) => value && void set({ mail: value })}
                  allowDeselect={false}
                  searchable
                  maxDropdownHeight={420}
                  flex="1 1 16rem"
                />
                <SegmentedControl
                  aria-label={t('lang')}
                  data={languages.map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
                  value={language.abbr}
                  onChange={(lang) => void set({ lang })}
                />
              </Group>
              {field(subject, labelOf(subject), true)}
              {field(preheaderOf(subject), labelOf(preheaderOf(subject)), true)}
              {texts.length > 1 && !isWhole && (
                <Alert variant="light" color="gray">
                  {t('variants')}
                </Alert>
              )}
              {texts.length === 0 && (
                <Text size="sm" c="dimmed">
                  {t('own_words')}
                </Text>
              )}
              {texts.map((key) => field(key, labelOf(key)))}
            </Stack>
          </Paper>
          <Paper withBorder p="md" component="section">
            <Title order={2} size="h5" mb="sm">
              {t('shared')}
            </Title>
            <Stack gap="md">{sharedTexts.map((key) => field(key, t(key), true))}</Stack>
          </Paper>
        </Stack>
        <MailPreviewPanel
          mail={mail}
          lang={language.abbr}
          variant={Math.max(0, texts.indexOf(focused))}
          texts={Object.fromEntries([...drafts].map(([name, text]) => [name.slice('mail.'.length), text]))}
        />
      </SimpleGrid>
      <ConflictDialog
        conflict={conflict}
        drafts={drafts}
        labelOf={fullLabelOf}
        isBusy={isBusy}
        onMine={() => void edits.keepMine()}
        onTheirs={edits.keepTheirs}
        onClose={edits.keepEditing}
      />
    </>
  )
}
