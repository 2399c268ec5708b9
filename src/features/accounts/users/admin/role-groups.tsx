import { Box, List, Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { Check, Minus } from 'lucide-react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type Permission, permissionTexts } from '../../permissions.strings.ts'
import { usersTexts } from './users.strings.ts'

/** As GET /api/admin/role/groups answers. */
export type RoleGroupItem = { role_group: string; name: string; permissions: string[] }

const rights = Object.keys(permissionTexts) as Permission[]

/** What each role group may do. */
export function RoleGroupsTable({ groups }: { groups: readonly RoleGroupItem[] }) {
  const t = useOfficeT(usersTexts)
  const tRight = useOfficeT(permissionTexts)
  return (
    <Paper withBorder mt="lg" component="section" aria-labelledby="role-groups">
      <Title order={2} size="h4" id="role-groups" px="sm" pt="sm">
        {t('roles_title')}
      </Title>
      <Text c="dimmed" size="sm" px="sm" pb="xs">
        {t('roles_lead')}
      </Text>
      <Stack gap="sm" px="sm" pb="sm" hiddenFrom="sm">
        {groups.map(({ role_group, name, permissions }) => (
          <div key={role_group}>
            <Title order={3} size="h5">
              {name}
            </Title>
            <List size="sm">
              {rights
                .filter((right) => permissions.includes(right))
                .map((right) => (
                  <List.Item key={right}>{tRight(right)}</List.Item>
                ))}
            </List>
          </div>
        ))}
      </Stack>
      <Box visibleFrom="sm">
        <Table verticalSpacing="xs" highlightOnHover aria-labelledby="role-groups">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('right')}</Table.Th>
              {groups.map(({ role_group, name }) => (
                <Table.Th key={role_group} ta="center">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rights.map((right) => (
              <Table.Tr key={right}>
                <Table.Th scope="row" fw={400}>
                  {tRight(right)}
                </Table.Th>
                {groups.map(({ role_group, permissions }) => (
                  <Table.Td key={role_group} ta="center">
                    <Mark isGiven={permissions.includes(right)} yes={t('may')} no={t('may_not')} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </Paper>
  )
}

function Mark({ isGiven, yes, no }: { isGiven: boolean; yes: string; no: string }) {
  return (
    <>
      {isGiven ? (
        <Check
          size={18}
          color="var(--mantine-color-teal-text)"
          style={{ verticalAlign: 'middle' }}
          aria-hidden="true"
        />
      ) : (
        <Minus size={16} color="var(--mantine-color-dimmed)" style={{ verticalAlign: 'middle' }} aria-hidden="true" />
      )}
      <VisuallyHidden>{isGiven ? yes : no}</VisuallyHidden>
    </>
  )
}
