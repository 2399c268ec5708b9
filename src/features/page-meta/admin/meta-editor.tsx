import {
  ActionIcon,
  Alert,
  Anchor,
  Box,
  Button,
  SegmentedControl,
  Text,
  Title,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { ChevronDown, ChevronUp, ExternalLink, Save } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { confirmedField, type FormTab, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { StaleDialog } from '#src/base/admin-kit/form/stale-dialog.tsx'
import { useEditForm } from '#src/base/admin-kit/form/state/use-edit-form.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { StickyBar } from '#src/base/admin-kit/show/list-beside.tsx'
import { pageMetaAdminPath } from '../page-meta.links.ts'
import { unlistedPages } from '../unlisted.links.ts'
import { MetaFields } from './meta-fields.tsx'
import type { ListedPage } from './meta-list.tsx'
import { pageMetaTexts } from './page-meta.strings.ts'

const tabs: readonly FormTab[] = [
  {
    key: 'words',
    label: pageMetaTexts.page,
    fields: [
      { kind: 'text', name: 'title', label: pageMetaTexts.field_title, perLanguage: true },
      { kind: 'textarea', name: 'description', label: pageMetaTexts.field_description, perLanguage: true },
      confirmedField,
    ],
  },
]

type Props = {
  page: ListedPage
  /** company name by language */
  companies: Record<string, string>
  /** the second language that is shown; null with one language */
  lang: string | null
  onLang: (lang: string) => void
  onSaved: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Edits title and description of one page, languages side by side. */
export function MetaEditor({
  page: { route_name, path, name, isOfOne, meta },
  companies,
  lang,
  onLang,
  onSaved,
  onPrevious,
  onNext,
}: Props) {
  const t = useOfficeT(pageMetaTexts)
  const tKit = useOfficeT(kitTexts)
  const languages = useOfficeLanguages()
  const [main, ...others] = languages
  const langs = languages.map(({ abbr }) => abbr)
  const box = useRef<HTMLFormElement>(null)
  const isGoingOn = useRef(false)
  const { state } = useLocation()
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()

  const send = async (form: Values) => {
    const answer = await edit(officeApi(), 'PUT', pageMetaAdminPath, {
      form_data: JSON.stringify({ ...form, route_name }),
    })
    // useEditForm expects an id; pages have only a route_name.
    return answer.ok ? { ...answer, data: { ...answer.data, data: { id: 0 } } } : answer
  }
  const { form, save, isBusy, isDirty, newerVersion, keepEditing, discard, outdated } = useEditForm({
    tabs,
    langs,
    record: meta,
    send,
    // While the form is still busy, so that LeaveGuard does not ask about the saved texts.
    onSaved: () => (isGoingOn.current && onNext ? onNext() : onSaved()),
    onProblems: ([first = '']) => {
      const problem = others.find(({ abbr }) => first.endsWith(`_${abbr}`))
      if (problem) onLang(problem.abbr)
      requestAnimationFrame(() => focus('[aria-invalid="true"]'))
    },
  })
  const saveHere = () => {
    isGoingOn.current = false
    if (isDirty) void save()
  }
  const saveAndGoOn = () => {
    isGoingOn.current = true
    if (isDirty) void save()
    else onNext?.()
  }
  useHotkeys(
    [
      ['mod+S', saveHere],
      ['mod+Enter', saveAndGoOn],
      ['alt+ArrowDown', () => onNext?.()],
      ['alt+ArrowUp', () => onPrevious?.()],
    ],
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; moves the focus only after navigation from another page's texts
  useEffect(() => {
    if ((state as { isTyping?: boolean } | null)?.isTyping) focus('input, textarea')
  }, [])
  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saveHere()
      }}
    >
      <LeaveGuard
        isDirty={isDirty}
        isBusy={isBusy}
        save={() => {
          isGoingOn.current = false
          return save({ isLeaving: true })
        }}
      />
      <StickyBar
        on="paper"
        buttons={
          <>
            <Step label={t('previous')} hint={t('previous_hint')} icon={ChevronUp} onClick={onPrevious} />
            <Step label={t('next')} hint={t('next_hint')} icon={ChevronDown} onClick={onNext} />
            <Button
              type="submit"
              variant="default"
              loading={isBusy}
              leftSection={<Save size={16} aria-hidden="true" />}
              title={tKit('save_hint')}
            >
              {tKit('save')}
            </Button>
            <Button onClick={saveAndGoOn} disabled={isBusy || !onNext} title={t('save_next_hint')}>
              {t('save_next')}
            </Button>
          </>
        }
      >
        <Box flex={1} miw="9rem">
          <Title order={2} size="h3">
            {name}
          </Title>
          {isOfOne ? (
            <Text size="sm" c="dimmed">
              {path}
            </Text>
          ) : (
            <Anchor href={path} target="_blank" rel="noopener" size="sm">
              {path} <ExternalLink size={13} aria-hidden="true" />
              <VisuallyHidden> {tKit('view')}</VisuallyHidden>
            </Anchor>
          )}
        </Box>
        <Text size="sm" c="dimmed" role="status">
          {isBusy ? tKit('saving') : isDirty ? tKit('unsaved') : tKit('all_saved')}
        </Text>
      </StickyBar>
      {(isOfOne || unlistedPages.includes(route_name)) && (
        <Alert color="gray" mb="md" py="xs">
          {t(isOfOne ? 'of_one' : 'unlisted')}
        </Alert>
      )}
      {others.length > 1 && (
        <SegmentedControl
          mb="md"
          value={lang!}
          onChange={onLang}
          style={{ maxWidth: '100%', overflowX: 'auto' }}
          aria-label={tKit('language')}
          data={others.map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
        />
      )}
      <MetaFields
        main={main!}
        other={others.find(({ abbr }) => abbr === lang) ?? null}
        form={form}
        outdated={outdated}
        path={path}
        companies={companies}
        isListed={!unlistedPages.includes(route_name)}
      />
      <StaleDialog
        isOpen={newerVersion !== null}
        isBusy={isBusy}
        onMine={() => void save({ version: newerVersion! })}
        onTheirs={() => void discard(onSaved)}
        onClose={keepEditing}
      />
    </form>
  )
}

type StepProps = { label: string; hint: string; icon: typeof ChevronUp; onClick: (() => void) | undefined }

function Step({ label, hint, icon: Icon, onClick }: StepProps) {
  return (
    <Tooltip label={hint}>
      <ActionIcon
        variant="default"
        size={36}
        // On a phone the buttons to save take the bar.
        visibleFrom="sm"
        aria-label={label}
        disabled={!onClick}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  )
}
