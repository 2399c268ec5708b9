import { Box, List, Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { Check, Minus } from 'lucide-react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { roleGroups } from '../../accounts.links.ts'
import { permissions } from '../../accounts.rules.ts'
import { type Permission, permissionTexts } from '../../permissions.strings.ts'
import { roleTexts, usersTexts } from './users.strings.ts'

const rights = Object.keys(permissionTexts) as Permission[]

/** What each role group may do. */
export function RoleGroupsTable() {
  const t = useOfficeT(usersTexts)
  const tRight = useOfficeT(permissionTexts)
  const tRole = useOfficeT(roleTexts)
  return (
    <Paper withBorder mt="lg" component="section" aria-labelledby="role-groups">
      <Title order={2} size="h4" id="role-groups" px="sm" pt="sm">
        {t('roles_title')}
      </Title>
      <Text c="dimmed" size="sm" px="sm" pb="xs">
        {t('roles_lead')}
      </Text>
      <Stack gap="sm" px="sm" pb="sm" hiddenFrom="sm">
        {roleGroups.map((role) => (
          <div key={role}>
            <Title order={3} size="h5">
              {tRole(role)}
            </Title>
            <List size="sm">
              {rights
                .filter((right) => permissions[role].includes(right))
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
              {roleGroups.map((role) => (
                <Table.Th key={role} ta="center">
                  {tRole(role)}
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
                {roleGroups.map((role) => (
                  <Table.Td key={role} ta="center">
                    <Mark isGiven={permissions[role].includes(right)} yes={t('may')} no={t('may_not')} />
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
