import { Badge, Button, Group, Text } from '@mantine/core'
import { LogOut } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { askConfirm, nothingAfter, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { Loading } from '#src/base/admin-kit/loading.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import type { SessionItem } from '../../accounts.schema.ts'
import { sessionTexts } from './users.strings.ts'

/** The open sessions of a user. @param path API path of the sessions. @param onChanged after a session ended */
export function SessionsList({ path, onChanged }: { path: string; onChanged?: () => void }) {
  const t = useOfficeT(sessionTexts)
  const { lang } = usePreferences()
  const [sessions, setSessions] = useState<SessionItem[] | null>(null)
  const load = useCallback(() => officeApi().get<SessionItem[]>(path).catch(nothingAfter).then(setSessions), [path])
  useEffect(() => {
    void load()
  }, [load])
  if (!sessions) return <Loading label={t('title')} width="40%" height={120} />

  const end = async (title: string, at: string) => {
    if (!(await askConfirm({ title, text: t('end_what'), yes: title, isDangerous: true }))) return
    toastAnswer(await edit(officeApi(), 'DELETE', at))
    await load()
    onChanged?.()
  }
  const others = sessions.filter(({ is_current }) => !is_current)
  const all = others.length < sessions.length ? 'end_others' : 'end_all'
  return (
    <>
      <ListTable
        rows={sessions}
        nameOf={({ browser }) => browser || t('unknown')}
        selected={undefined}
        isReorderable={false}
        emptyText={t('empty')}
        columns={[
          {
            key: 'browser',
            title: t('browser'),
            render: ({ browser, is_current, last_used_at }) => (
              <>
                <Group gap="xs">
                  <span>{browser || t('unknown')}</span>
                  {is_current && (
                    <Badge variant="light" color="teal" miw="max-content">
                      {t('current')}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  {t('last_used')}: {formatRecent(new Date(last_used_at), lang)}
                </Text>
              </>
            ),
          },
          {
            key: 'network',
            title: t('network'),
            isExtra: true,
            render: ({ network }) =>
              network ? (network.is_here ? t('here') : t('elsewhere', { code: network.code })) : t('no_network'),
          },
          {
            key: 'since',
            title: t('since'),
            isExtra: true,
            render: ({ created_at }) => formatRecent(new Date(created_at), lang),
          },
          {
            key: 'last_used',
            title: t('last_used'),
            isExtra: 'last',
            render: ({ last_used_at }) => formatRecent(new Date(last_used_at), lang),
          },
        ]}
        actions={({ id, is_current }) =>
          is_current
            ? []
            : [
                {
                  label: t('end'),
                  icon: LogOut,
                  isDangerous: true,
                  onClick: () => void end(t('end'), `${path}/${id}`),
                },
              ]
        }
      />
      <Group justify="space-between" mt="sm" gap="sm">
        <Text size="sm" c="dimmed" maw="44rem">
          {t('note')}
        </Text>
        {others.length > 1 && (
          <Button variant="light" color="red" onClick={() => void end(t(all), path)}>
            {t(all)}
          </Button>
        )}
      </Group>
    </>
  )
}
