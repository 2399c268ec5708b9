import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useFocusWithin } from '@mantine/hooks'
import { Eye } from 'lucide-react'
import { type ReactNode, type Ref, useMemo, useRef, useState } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { MediaDialog } from '#src/base/admin-kit/media/media-dialog.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { TranslatedPair } from '#src/base/admin-kit/publishing/translated-pair.tsx'
import type { RichTextHandle } from '#src/base/admin-kit/text/rich-text-editor.tsx'
import { RichTextField } from '#src/base/admin-kit/text/rich-text-field.tsx'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { formatInstant } from '#src/base/dates.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { later } from '#src/base/ui/later.tsx'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { type AgencyFacts, isTableInline, unknownPlaceholders } from '../contracts.rules.ts'
import classes from './contract.module.css'
import { contractTexts } from './contract.strings.ts'
import { ContractVersions } from './contract-versions.tsx'
import { PlaceholderHelp } from './placeholder-help.tsx'

type Props = { field: CustomField; contract: OfficeContract | null; agency: AgencyFacts }

/** Loads the editor's chunk, which read-only views do not need. */
const Preview = later(
  async () => (await import('./contract-preview.tsx')).default,
  NoPreview,
  () => <Skeleton height={320} />,
)

/** The text of a language, beside the default one, with its placeholders and earlier versions. */
export function ContractText({ field, contract, agency }: Props) {
  const { name, lang, values, setValue, errors, outdated } = field
  const t = useOfficeT(contractTexts)
  const main = useOfficeLanguages()[0]!.abbr
  const editors = useRef<Record<string, RichTextHandle | null>>({})
  /** Language whose editor had the focus last, which gets the placeholders. */
  const [written, setWritten] = useState(lang)
  const nameIn = (each: string) => `body_${each}`
  const bodyIn = (each: string) => (values[nameIn(each)] ?? '') as string
  const isPaired = lang !== main
  const body = (each: string) => (
    <Body
      key={each}
      lang={each}
      html={bodyIn(each)}
      onChange={(html) => setValue(nameIn(each), html)}
      onFocus={() => setWritten(each)}
      error={errors[nameIn(each)]}
      handle={(editor) => {
        editors.current[each] = editor
      }}
      contract={contract}
      agency={agency}
    />
  )
  return (
    <div className={classes.parts} data-paired={isPaired || undefined}>
      {isPaired ? (
        <TranslatedPair
          field={t('body')}
          source={body(main)}
          translation={body(lang)}
          copy={!isEmpty(bodyIn(main)) && isEmpty(bodyIn(lang)) ? () => setValue(name, bodyIn(main)) : undefined}
          confirm={outdated.has(name) ? () => outdated.confirm(name) : undefined}
        />
      ) : (
        body(lang)
      )}
      <div className={classes.aside}>
        <PlaceholderHelp
          onChoose={(placeholder) =>
            editors.current[isPaired ? written : lang]?.insert(`{{${placeholder}}}`, {
              isBlock: placeholder === 'order_items',
            })
          }
        />
        {contract && (
          <ContractVersions
            contract={contract}
            lang={lang}
            onRestore={({ body, version }) => {
              setValue(name, body)
              toastNote(t('restored', { n: version }))
            }}
          />
        )}
      </div>
    </div>
  )
}

type BodyProps = Pick<Props, 'contract' | 'agency'> & {
  lang: string
  html: string
  onChange: (html: string) => void
  onFocus: () => void
  error: ReactNode
  handle: Ref<RichTextHandle>
}

function Body({ lang, html, onChange, onFocus, error, handle, contract, agency }: BodyProps) {
  const t = useOfficeT(contractTexts)
  const [isPreviewed, setPreviewed] = useState(false)
  // Ignores unclosed placeholders, which may be incomplete input; the server refuses them.
  const unknown = useMemo(() => unknownPlaceholders(html).find((text) => text.endsWith('}}')), [html])
  const isTableWrong = useMemo(() => isTableInline(html), [html])
  const problem = unknown ? t('unknown', { name: unknown }) : isTableWrong && t('table')
  const named = lang.toUpperCase()
  const { ref } = useFocusWithin<HTMLDivElement>({ onFocus })
  return (
    <div className={classes.text} data-place={`body_${lang}`} ref={ref}>
      <SaveNotice contract={contract} lang={lang} html={html} />
      <RichTextField
        label={`${t('body')} (${named})`}
        required
        value={html}
        onChange={onChange}
        error={error ?? problem}
        lang={lang}
        handle={handle}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<Eye size={16} aria-hidden="true" />}
          aria-label={`${t('preview')} (${named})`}
          onClick={() => setPreviewed(true)}
        >
          {t('preview')}
        </Button>
      </Group>
      {isPreviewed && (
        <MediaDialog title={t('preview_title', { lang: named })} size="xl" onClose={() => setPreviewed(false)}>
          <Preview html={html} lang={lang} agency={agency} />
        </MediaDialog>
      )}
    </div>
  )
}

/** Explains what a save does to the text of a language. */
function SaveNotice({ contract, lang, html }: Pick<Props, 'contract'> & { lang: string; html: string }) {
  const t = useOfficeT(contractTexts)
  const { lang: officeLang } = usePreferences()
  const newest = contract?.versions.find((version) => version.lang === lang)
  if (!contract || !newest) return isEmpty(html) ? null : <Note>{t('first')}</Note>
  if (html === contract[`body_${lang}`])
    return (
      <Note>{t('in_force', { n: newest.version, when: formatInstant(new Date(newest.created_at), officeLang) })}</Note>
    )
  return (
    <Alert color="orange" role="status" py="xs">
      <Text size="sm" fw={600}>
        {t('will_change', { n: newest.version + 1 })}
      </Text>
      <Text size="sm">
        {contract.order_count > 0 ? t('orders_keep', { n: contract.order_count }) : t('orders_would_keep')}
      </Text>
    </Alert>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      {children}
    </Text>
  )
}

function NoPreview() {
  const t = useOfficeT(contractTexts)
  return <Text>{t('not_loaded')}</Text>
}
