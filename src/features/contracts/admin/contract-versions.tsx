import { Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { Suspense, use, useId, useState } from 'react'
import { MediaDialog } from '#src/base/admin-kit/media/media-dialog.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import type { OfficeContract, OfficeContractVersion } from '../contracts.admin.schema.ts'
import { contractVersionPath } from '../contracts.links.ts'
import classes from './contract.module.css'
import { contractTexts } from './contract.strings.ts'
import { ContractPaper } from './contract-paper.tsx'

type Restore = (version: OfficeContractVersion) => void
type Props = { contract: OfficeContract; lang: string; onRestore: Restore }
/** null when loading failed */
type Opened = { n: number; text: Promise<OfficeContractVersion | null> }

/** Versions shown at first; an old contract has dozens. */
const shownAtFirst = 5

/** Published versions of one language, newest first. */
export function ContractVersions({ contract, lang, onRestore }: Props) {
  const t = useOfficeT(contractTexts)
  const { lang: officeLang } = usePreferences()
  const [isWhole, setWhole] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const id = useId()
  const versions = contract.versions.filter((version) => version.lang === lang)
  const read = (n: number) => {
    const text = officeApi().get<OfficeContractVersion>(contractVersionPath(contract.id, lang, n))
    setOpened({ n, text: text.catch(() => null) })
  }
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <Title order={2} size="h5" id={id}>
        {t('versions_of', { lang: lang.toUpperCase() })}
      </Title>
      {versions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('no_versions')}
        </Text>
      )}
      <ol className={classes.versions}>
        {versions
          .slice(0, isWhole ? undefined : shownAtFirst)
          .map(({ version, created_at, created_by, order_count }) => (
            <li key={version}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Group gap="xs">
                  <Text fw={600}>{t('version', { n: version })}</Text>
                  {version === versions[0]!.version && (
                    <Badge size="sm" variant="light" color="teal">
                      {t('current')}
                    </Badge>
                  )}
                </Group>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('read_version', { n: version })}
                  onClick={() => read(version)}
                >
                  {t('read')}
                </Button>
              </Group>
              <Text size="sm" c="dimmed">
                {formatInstant(new Date(created_at), officeLang)} · {created_by ?? t('by_setup')}
              </Text>
              {order_count > 0 && (
                <Text size="sm" c="dimmed">
                  {t('accepted')}: {t('orders', { n: order_count })}
                </Text>
              )}
            </li>
          ))}
      </ol>
      {versions.length > shownAtFirst && !isWhole && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={() => setWhole(true)}>
          {t('all_versions', { n: versions.length })}
        </Button>
      )}
      {opened && (
        <MediaDialog title={t('version', { n: opened.n })} size="xl" onClose={() => setOpened(null)}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Reading
              text={opened.text}
              isCurrent={opened.n === versions[0]?.version}
              onRestore={(version) => {
                setOpened(null)
                onRestore(version)
              }}
            />
          </Suspense>
        </MediaDialog>
      )}
    </section>
  )
}

function Reading({ text, isCurrent, onRestore }: { isCurrent: boolean; onRestore: Restore } & Pick<Opened, 'text'>) {
  const t = useOfficeT(contractTexts)
  const { lang } = usePreferences()
  const version = use(text)
  if (!version) return <Text>{t('not_loaded')}</Text>
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {formatInstant(new Date(version.created_at), lang)} · {version.created_by ?? t('by_setup')}
        </Text>
        {isCurrent ? (
          <Badge variant="light" color="teal">
            {t('current')}
          </Badge>
        ) : (
          <Button size="xs" variant="light" onClick={() => onRestore(version)}>
            {t('restore')}
          </Button>
        )}
      </Group>
      <ContractPaper html={version.body} lang={version.lang} />
    </>
  )
}
