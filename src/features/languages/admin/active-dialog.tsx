import { Alert, Anchor, List, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { allLanguagesPath, languageStringsScreen } from '../languages.links.ts'
import type { LanguageRow } from './completeness.tsx'
import type { ContentKind } from './content-screens.ts'
import { languageTexts } from './languages.strings.ts'

type Props = {
  language: LanguageRow | null
  main: LanguageRow
  kinds: readonly ContentKind[]
  onDone: () => void
  onClose: () => void
}

/** Explains the effect for visitors before a language is activated or deactivated. */
export function ActiveDialog({ language, main, kinds, onDone, onClose }: Props) {
  const t = useOfficeT(languageTexts)
  const { send, isBusy } = useSend()
  // Stays while the dialog closes.
  const [shown, setShown] = useState(language)
  if (language && language !== shown) setShown(language)
  if (!shown) return null
  const { abbr, lang, active } = shown
  return (
    <Modal
      opened={language !== null}
      onClose={() => isBusy || onClose()}
      title={t(active ? 'close_title' : 'open_title', { lang })}
      size="lg"
      centered
    >
      <Text mb="md">{t(active ? 'close_text' : 'open_text', { path: `/${abbr}` })}</Text>
      {!active && <Missing language={shown} main={main} kinds={kinds} />}
      <DialogEnd
        isDisabled={!active && shown.strings.filled < shown.strings.total}
        yes={t(active ? 'close_yes' : 'open')}
        onYes={() => void send('PUT', `${allLanguagesPath}/active`, { body: { abbr, active: !active }, onDone })}
        isBusy={isBusy}
        isDangerous={active}
        onClose={onClose}
        beginsAtNo
      />
    </Modal>
  )
}

function Missing({ language, main, kinds }: Pick<Props, 'main' | 'kinds'> & { language: LanguageRow }) {
  const t = useOfficeT(languageTexts)
  const { lang } = usePreferences()
  const strings = language.strings.total - language.strings.filled
  const contents = language.contents
    .filter(({ done, total }) => done < total)
    .map((each) => ({ ...each, of: kinds.find(({ kind }) => kind === each.kind)! }))
  if (strings === 0 && contents.length === 0)
    return (
      <Alert color="teal" mb="md">
        {t('open_complete')}
      </Alert>
    )
  return (
    <Alert color="orange" mb="md" title={t('open_incomplete')}>
      <List size="sm" spacing={2}>
        {strings > 0 && (
          <List.Item>
            <strong>{t('open_strings', { n: strings })}</strong>{' '}
            <Anchor component={Link} to={`${languageStringsScreen}?lang=${language.abbr}`} inherit>
              {t('open_strings_go')}
            </Anchor>
          </List.Item>
        )}
        {contents.map(({ kind, done, total, of }) => (
          <List.Item key={kind}>
            {t(of.falls_back ? 'open_fallback' : 'open_contents', {
              kind: of.name[lang],
              n: total - done,
              total,
              main: main.lang,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
