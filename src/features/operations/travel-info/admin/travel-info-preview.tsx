import { Alert, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { travelInfoPath } from '../travel-info.links.ts'
import type { TravelInfoPreview } from '../travel-info.schema.ts'
import { travelInfoTexts } from './travel-info.strings.ts'

type Props = { id: number; contents: object; onClose: () => void }

/** The mail of these contents, saved or not, as customers get it. */
export function TravelInfoPreviewDialog({ id, contents, onClose }: Props) {
  const t = useOfficeT(travelInfoTexts)
  const { lang: own } = usePreferences()
  const [lang, setLang] = useState<string>(own === 'en' ? 'en' : 'tr')
  const [answer, setAnswer] = useState<Answer<TravelInfoPreview> | null>(null)
  const sent = JSON.stringify({ ...contents, lang })
  useReturnFocus()
  useEffect(() => {
    let isCurrent = true
    void officeApi()
      .post<TravelInfoPreview>(`${travelInfoPath(id)}/preview`, JSON.parse(sent) as object)
      .then((made) => isCurrent && setAnswer(made))
    return () => {
      isCurrent = false
    }
  }, [id, sent])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('preview_title')}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="sm">
        <SegmentedControl
          aria-label={t('preview_lang')}
          value={lang}
          data={(['tr', 'en'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setLang}
        />
        {answer === null ? (
          <Text size="sm">{t('loading')}</Text>
        ) : answer.ok ? (
          <>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {answer.data.subject}
            </Text>
            {/* Without scripts, and without the session of the office. */}
            <iframe
              title={t('preview_title')}
              sandbox=""
              srcDoc={answer.data.body_html}
              style={{
                display: 'block',
                width: '100%',
                height: '32rem',
                border: '1px solid var(--mantine-color-default-border)',
                borderRadius: 'var(--mantine-radius-md)',
                background: '#fff',
              }}
            />
          </>
        ) : (
          <Alert color="red" variant="light" role="alert">
            {Object.keys(answer.errors).length > 0 ? t('preview_fix') : failureIn(answer)}
          </Alert>
        )}
      </Stack>
    </Modal>
  )
}
