import { Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type MailName, mailPreviewPath } from '#src/features/orders/mail-texts.links.ts'
import type { MailPreview } from '../mail-texts.schema.ts'
import classes from './mail-texts.module.css'
import { mailTextTexts } from './mail-texts.strings.ts'

/** ms after the last key until the preview is made again. */
const restMs = 400

type Props = { mail: MailName; lang: string; variant: number; texts: Readonly<Record<string, string>> }

/** The mail with what is typed, as its reader would see it. */
export function MailPreviewPanel({ mail, lang, variant, texts }: Props) {
  const t = useOfficeT(mailTextTexts)
  const [preview, setPreview] = useState<MailPreview | 'failed' | null>(null)
  const content = JSON.stringify({ mail, lang, variant, texts })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await officeApi().post<MailPreview>(mailPreviewPath, JSON.parse(content) as object)
      if (isCurrent) setPreview(answer.ok ? answer.data : 'failed')
    }, restMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [content])
  return (
    <Paper withBorder p="md" component="section" aria-label={t('preview')} className={classes.preview}>
      <Title order={2} size="h4">
        {t('preview')}
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        {t('preview_note')}
      </Text>
      {preview === 'failed' ? (
        <Text size="sm">{t('preview_failed')}</Text>
      ) : (
        preview && (
          <Stack gap="xs">
            <div>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {preview.subject}
              </Text>
              <Text size="sm" c="dimmed" truncate>
                {preview.preheader}
              </Text>
            </div>
            {/* Without scripts, and without the session of the office. */}
            <iframe className={classes.frame} title={t('preview')} sandbox="" srcDoc={preview.body_html} />
          </Stack>
        )
      )}
    </Paper>
  )
}
