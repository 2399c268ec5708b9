import { Badge, Button, Group, List, Text, Textarea } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { recognisedTrackers, type TrackingScripts } from '#src/features/agency/company.rules.ts'
import { purposesOf, type Tracker, trackers } from '#src/features/agency/tracking.links.ts'
import { trackerHosts } from '../../tracking-hosts.ts'
import { settingsTexts } from './settings.strings.ts'

const empty: TrackingScripts = { google_script: '', yandex_script: '', fb_pixel_script: '' }

type Props = { field: CustomField; name: keyof TrackingScripts }

/** A pasted tracking code, with the identifiers that the site recognises in it while it is typed. */
export function TrackingField({ field, name }: Props) {
  const t = useOfficeT(settingsTexts)
  const text = String(field.value ?? '')
  const found = recognisedTrackers({ ...empty, [name]: text })
  const isSaved = text === field.loaded
  const hosts = ({ kind }: Tracker) => trackerHosts[kind].script[0]!.replace('https://', '')
  const tryOut = () =>
    modals.open({
      title: t('try_title'),
      centered: true,
      children:
        found.length === 0 ? (
          <Text>{t('try_none')}</Text>
        ) : (
          <>
            <List mb="sm">
              {found.map((tracker) => (
                <List.Item key={`${tracker.kind} ${tracker.id}`}>
                  <strong>
                    {trackers[tracker.kind].name} {tracker.id}
                  </strong>
                  : {t('loads_from', { hosts: hosts(tracker) })}
                </List.Item>
              ))}
            </List>
            <Text>
              {t('try_asks', {
                purposes: purposesOf(found)
                  .map((purpose) => t(`purpose_${purpose}`))
                  .join(', '),
              })}
            </Text>
          </>
        ),
    })
  return (
    <div>
      <Textarea
        label={field.label}
        description={field.help}
        error={field.errors[name]}
        value={text}
        onChange={({ currentTarget }) => field.set(currentTarget.value)}
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
        data-field={name}
        name={name}
      />
      <Group mt={6} gap="xs" role="status" align="center">
        {text.trim() !== '' &&
          (found.length === 0 ? (
            <Text size="sm" c="red">
              {t('found_none')}
            </Text>
          ) : (
            <>
              <Text size="sm">{t(isSaved ? 'found' : 'found_new')}</Text>
              {found.map(({ kind, id }) => (
                <Group key={`${kind} ${id}`} gap={6}>
                  <Badge variant="light" color={isSaved ? 'teal' : 'agency'} tt="none">
                    {trackers[kind].name} {id}
                  </Badge>
                  <Text size="sm" c="dimmed">
                    {t(trackers[kind].purpose)}
                  </Text>
                </Group>
              ))}
            </>
          ))}
      </Group>
      {text.trim() !== '' && (
        <Button variant="light" size="compact-sm" mt={6} onClick={tryOut} aria-label={`${t('try')}: ${field.label}`}>
          {t('try')}
        </Button>
      )}
    </div>
  )
}
