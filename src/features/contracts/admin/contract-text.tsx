import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { MediaDialog } from '#src/base/admin-kit/media/media-dialog.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { RichTextHandle } from '#src/base/admin-kit/text/rich-text-editor.tsx'
import { RichTextField } from '#src/base/admin-kit/text/rich-text-field.tsx'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { formatInstant } from '#src/base/dates.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { type AgencyFacts, isTableInline, unknownPlaceholders } from '../contracts.rules.ts'
import classes from './contract.module.css'
import { contractTexts } from './contract.strings.ts'
import { ContractVersions } from './contract-versions.tsx'
import { PlaceholderHelp } from './placeholder-help.tsx'

type Props = { field: CustomField; contract: OfficeContract | null; agency: AgencyFacts }

/** Loads the editor's chunk, which read-only views do not need. */
const Preview = lazy(() => import('./contract-preview.tsx').catch(() => ({ default: NoPreview })))

/** The text of one language, with its placeholders and earlier versions. */
export function ContractText({ field: { name, value, set, errors, lang }, contract, agency }: Props) {
  const t = useOfficeT(contractTexts)
  const editor = useRef<RichTextHandle>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const html = (value ?? '') as string
  // Ignores unclosed placeholders, which may still be being typed; the server refuses those that remain.
  const unknown = useMemo(() => unknownPlaceholders(html).find((text) => text.endsWith('}}')), [html])
  const isTableWrong = useMemo(() => isTableInline(html), [html])
  const problem = unknown ? t('unknown', { name: unknown }) : isTableWrong && t('table')
  const told = lang.toUpperCase()
  return (
    <div className={classes.parts}>
      <div className={classes.text}>
        <SaveNotice contract={contract} lang={lang} html={html} />
        <RichTextField
          key={name}
          label={`${t('body')} (${told})`}
          required
          value={html}
          onChange={set}
          error={errors[name] ?? problem}
          lang={lang}
          handle={editor}
        />
        <Group>
          <Button
            variant="default"
            leftSection={<Eye size={16} aria-hidden="true" />}
            onClick={() => setPreviewed(true)}
          >
            {t('preview')}
          </Button>
        </Group>
      </div>
      <div className={classes.aside}>
        <PlaceholderHelp
          onChoose={(placeholder) =>
            editor.current?.insert(`{{${placeholder}}}`, { isBlock: placeholder === 'order_items' })
          }
        />
        {contract && (
          <ContractVersions
            contract={contract}
            lang={lang}
            onRestore={({ body, version }) => {
              set(body)
              toastNote(t('restored', { n: version }))
            }}
          />
        )}
      </div>
      {isPreviewed && (
        <MediaDialog title={t('preview_title', { lang: told })} size="xl" onClose={() => setPreviewed(false)}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Preview html={html} lang={lang} agency={agency} />
          </Suspense>
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
