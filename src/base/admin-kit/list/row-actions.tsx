import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

type LinkOrButton = { to: string; state?: object; isOutside?: boolean } | { onClick: () => void }
export type RowAction = { label: string; icon: LucideIcon; isDangerous?: boolean } & LinkOrButton

/** Actions of a row: side by side, or in a menu on narrow windows. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const isNarrow = useMediaQuery('(max-width: 48em)')
  if (actions.length === 0) return null
  if (isNarrow) return <Narrow actions={actions} />
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {actions.map((action) => (
        <Action key={action.label} action={action} />
      ))}
    </Group>
  )
}

function Action({ action }: { action: RowAction }) {
  const { label, icon: Icon, isDangerous } = action
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={36}
        color={isDangerous ? 'red' : 'gray'}
        aria-label={label}
        {...elementOf(action)}
      >
        <Icon size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

/** Props that make a component of Mantine a link or a button; typed as one of the three. */
export function elementOf(action: LinkOrButton): { component: 'a' } {
  const props =
    'onClick' in action
      ? { component: 'button', onClick: action.onClick }
      : action.isOutside
        ? { component: 'a', href: action.to, target: '_blank', rel: 'noopener' }
        : { component: Link, to: action.to, state: action.state }
  return props as { component: 'a' }
}

function Narrow({ actions }: { actions: readonly RowAction[] }) {
  const t = useOfficeT(kitTexts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} color="gray" aria-label={t('actions')}>
          <EllipsisVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const { label, icon: Icon, isDangerous } = action
          return (
            <Menu.Item key={label} leftSection={<Icon />} {...(isDangerous && { color: 'red' })} {...elementOf(action)}>
              {label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
