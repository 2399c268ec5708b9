import { Box, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { Rocket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import type { ListedContract, OfficeContract, OfficeContractVersion } from '../contracts.admin.schema.ts'
import { contractVersionPath, publishContractsPath } from '../contracts.links.ts'
import type { AgencyFacts } from '../contracts.rules.ts'
import { previewOf } from '../contracts.sample.ts'
import classes from './contract.module.css'
import { contractTexts, kindTexts } from './contract.strings.ts'
import { loadAgency } from './contract-edit.tsx'
import { ContractPaper } from './contract-paper.tsx'

/** Publishes drafts in one go, after a look at what goes live. Nothing without drafts. */
export function PublishDrafts({ contracts }: { contracts: readonly ListedContract[] }) {
  const t = useOfficeT(contractTexts)
  const [isOpen, setOpen] = useState(false)
  const drafts = contracts.filter(({ is_draft }) => is_draft)
  if (drafts.length === 0) return null
  return (
    <>
      <Button variant="light" leftSection={<Rocket size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('publish_drafts', { n: drafts.length })}
      </Button>
      {isOpen && <DraftsDialog drafts={drafts} onClose={() => setOpen(false)} />}
    </>
  )
}

function DraftsDialog({ drafts, onClose }: { drafts: readonly OfficeContract[]; onClose: () => void }) {
  const t = useOfficeT(contractTexts)
  const { revalidate } = useRevalidator()
  const [ticked, setTicked] = useState(() => drafts.map(({ id }) => String(id)))
  const { send, isBusy } = useSend()
  const [agency, setAgency] = useState<AgencyFacts | null>(null)
  // Without them the texts are shown with their placeholders.
  useEffect(() => void loadAgency().then(setAgency, () => {}), [])
  const onDone = () => {
    onClose()
    void revalidate()
  }
  return (
    <Modal opened onClose={onClose} title={t('publish_title')} size="xl" centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send('POST', publishContractsPath, { body: { ids: ticked.map(Number) }, onDone })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('publish_lead')}</Text>
          <Checkbox.Group value={ticked} onChange={setTicked}>
            <ul className={classes.drafts}>
              {drafts.map((draft) => (
                <Draft key={draft.id} draft={draft} agency={agency} />
              ))}
            </ul>
          </Checkbox.Group>
          <DialogEnd
            yes={t('publish_yes', { n: ticked.length })}
            isBusy={isBusy}
            isDisabled={ticked.length === 0}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

type DraftProps = { draft: OfficeContract; agency: AgencyFacts | null }

function Draft({ draft: { id, name, kind, at_checkout, versions }, agency }: DraftProps) {
  const t = useOfficeT(contractTexts)
  const { lang: officeLang } = usePreferences()
  const [opened, setOpened] = useState<string | null>(null)
  const langs = [...new Set(versions.map(({ lang }) => lang))].sort((a, b) => Number(b === 'tr') - Number(a === 'tr'))
  const version = versions.find(({ lang }) => lang === opened)?.version
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Checkbox
          value={String(id)}
          label={name}
          description={[kindTexts[kind][officeLang], at_checkout && t('at_checkout')].filter(Boolean).join(' · ')}
        />
        <Group gap={4}>
          {langs.map((lang) => (
            <Button
              key={lang}
              size="compact-sm"
              variant="default"
              aria-expanded={opened === lang}
              aria-label={t('read_draft', { name, lang: lang.toUpperCase() })}
              onClick={() => setOpened(opened === lang ? null : lang)}
            >
              {t('read')} {lang.toUpperCase()}
            </Button>
          ))}
        </Group>
      </Group>
      {opened && version && (
        <DraftText key={opened} path={contractVersionPath(id, opened, version)} lang={opened} agency={agency} />
      )}
    </li>
  )
}

function DraftText({ path, lang, agency }: { path: string; lang: string; agency: AgencyFacts | null }) {
  const t = useOfficeT(contractTexts)
  const { found, failed } = useOwnLoad<OfficeContractVersion>(path, null)
  if (!found && !failed) return <Text size="sm">{t('loading')}</Text>
  return (
    <Box mt="xs">
      <FailureAlert of={failed} />
      {found && <ContractPaper html={agency ? previewOf(found.body, lang, agency) : found.body} lang={lang} />}
    </Box>
  )
}
