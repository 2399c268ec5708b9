import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { shownInResult } from '../page-meta.rules.ts'
import classes from './page-meta.module.css'
import { pageMetaTexts } from './page-meta.strings.ts'

type Props = { title: string; description: string; path: string; lang: string; main: string; company: string }

/** A search result, truncated as search engines do. */
export function ResultPreview({ title, description, path, lang, main, company }: Props) {
  const t = useOfficeT(pageMetaTexts)
  const steps = localePath(path, lang, main)
    .split('/')
    .filter((step) => step !== '')
  return (
    <Preview label={t('result', { lang: lang.toUpperCase() })}>
      <div className={classes.result} lang={lang}>
        <Group gap="0.75rem" wrap="nowrap" mb="0.4rem" fz="0.75rem">
          <span className={classes.icon} aria-hidden="true">
            {company.slice(0, 1)}
          </span>
          <Box component="span" display="grid" miw={0}>
            <span className={classes.company}>{company}</span>
            <span>{[location.origin, ...steps].join(' › ')}</span>
          </Box>
        </Group>
        <p className={classes.resultTitle}>{shownInResult(title, 'title')}</p>
        {description === '' ? (
          <p className={classes.nothing}>{t('no_description')}</p>
        ) : (
          <p className={classes.resultText}>{shownInResult(description, 'description')}</p>
        )}
      </div>
    </Preview>
  )
}

/** For a page that search engines do not list: where its title is visible. */
export function TabPreview({ title, lang }: Pick<Props, 'title' | 'lang'>) {
  const t = useOfficeT(pageMetaTexts)
  return (
    <Preview label={t('tab', { lang: lang.toUpperCase() })}>
      <div className={classes.tabs} lang={lang}>
        <p className={classes.tab}>{title}</p>
      </div>
    </Preview>
  )
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="figure" miw={0} m={0}>
      <Text component="figcaption" size="sm" fw={500} mb="0.35rem">
        {label}
      </Text>
      {children}
    </Box>
  )
}
