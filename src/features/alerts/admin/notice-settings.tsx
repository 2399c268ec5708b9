import { Alert, Anchor, Stack, Switch, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { type Edited, edit } from '#src/base/admin-kit/form/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useMay } from '#src/base/admin-kit/may.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { type AlertCause, alertSettingsApiPath as path } from '../alerts.links.ts'
import type { AlertSettings } from '../alerts.schema.ts'
import { noticeState, switchNotices } from './desktop-notices.ts'
import { causeTexts, noticeTexts } from './notice.strings.ts'

/** Alerts of the signed-in user: by mail, and by notices of this browser. Each switch is saved when it changes. */
export function NoticeSettings() {
  const t = useOfficeT(noticeTexts)
  const tKit = useOfficeT(kitTexts)
  const { found: settings, setFound: setSettings, failed } = useOwnLoad<AlertSettings>(path, null)
  if (!settings)
    return (
      <Text c="dimmed" role="status">
        {failed ? t('failed') : tKit('loading')}
      </Text>
    )
  if (settings.may.length === 0) return <Text c="dimmed">{t('none')}</Text>
  return (
    <Stack gap="lg">
      <MailSwitches settings={settings} onSaved={setSettings} />
      <DesktopSwitch />
    </Stack>
  )
}

function MailSwitches({ settings, onSaved }: { settings: AlertSettings; onSaved: (settings: AlertSettings) => void }) {
  const t = useOfficeT(noticeTexts)
  const tCause = useOfficeT(causeTexts)
  const maySet = useMay('settings')
  // Not `disabled`, which would take the focus from the switch.
  const isBusy = useRef(false)
  const save = async (cause: AlertCause, isOn: boolean) => {
    isBusy.current = true
    const answer = await edit<AlertSettings>(officeApi(), 'PUT', path, { [cause]: isOn })
    isBusy.current = false
    if (toastAnswer(answer) && answer.ok) onSaved((answer.data as Edited<AlertSettings>).data)
  }
  return (
    <Switch.Group
      label={t('mails')}
      description={t('to', { email: settings.email })}
      value={settings.may.filter((cause) => settings[cause])}
      onChange={(next) => {
        const changed = settings.may.find((cause) => next.includes(cause) !== settings[cause])
        if (changed && !isBusy.current) void save(changed, !settings[changed])
      }}
    >
      <Stack gap="sm" mt="sm">
        {!settings.sends_mail && (
          <Alert color="yellow" variant="light">
            {t('no_server')}{' '}
            {maySet && (
              <Anchor component={Link} to="/admin/settings/mail" inherit c="inherit" underline="always">
                {t('to_mail')}
              </Anchor>
            )}
          </Alert>
        )}
        {settings.may.map((cause) => (
          <Switch key={cause} value={cause} label={tCause(cause)} />
        ))}
      </Stack>
    </Switch.Group>
  )
}

function DesktopSwitch() {
  const t = useOfficeT(noticeTexts)
  const [state, setState] = useState(noticeState)
  const isRefused = state === 'denied' || state === 'unsupported'
  return (
    <Switch
      label={t('desktop')}
      description={isRefused ? t(state) : t('desktop_help')}
      checked={state === 'on'}
      disabled={isRefused}
      onChange={({ currentTarget }) => void switchNotices(currentTarget.checked).then(setState)}
    />
  )
}
