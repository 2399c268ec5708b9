import { Badge, Button, Stack } from '@mantine/core'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { ListSection } from '#src/base/admin-kit/list/list-section.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath as path, type SectionRule, sectionRules } from '../content.links.ts'
import { contentWords, type SectionName } from './content.strings.ts'

/** The sections of a page with their items. @param here the screen; its insert and update screens stand below it */
export function ContentSections({
  page,
  items,
  here,
}: {
  page: string
  items: readonly OfficeContent[]
  here: string
}) {
  return (
    <Stack gap="lg">
      {sectionRules
        .filter((rule) => rule.page === page)
        .map((rule) => (
          <Section
            key={rule.section}
            rule={rule}
            here={here}
            items={items.filter((item) => item.section === rule.section)}
          />
        ))}
    </Stack>
  )
}

type Props = { rule: SectionRule; items: readonly OfficeContent[]; here: string }

function Section({ rule: { page, section, max, parts }, items, here }: Props) {
  const say = useSay(contentWords)
  const sayKit = useSay(kitTexts)
  const { revalidate } = useRevalidator()
  const titleOf = ({ title }: OfficeContent) => (typeof title === 'string' && title !== '' ? title : say('untitled'))
  const isFull = items.length >= max
  return (
    <ListSection
      title={say(section as SectionName)}
      rows={items}
      nameOf={titleOf}
      {...(isFull && { note: say('full', { n: max }) })}
      head={
        isFull ? null : (
          <Button
            component={Link}
            to={`${here}/insert`}
            state={{ section }}
            size="xs"
            variant="light"
            leftSection={<Plus size={14} aria-hidden="true" />}
          >
            {say('add')}
          </Button>
        )
      }
      order={(ids) => edit(officeApi(), 'PUT', `${path}/queue`, { page, section, queue: JSON.stringify(queueOf(ids)) })}
      columns={[
        ...(parts.includes('image')
          ? [
              {
                key: 'file_img',
                title: say('picture'),
                width: 104,
                isExtra: true,
                render: ({ file_img }: OfficeContent) => <Thumb image={file_img} />,
              },
            ]
          : []),
        {
          key: 'title',
          title: say('item'),
          render: (item) => (
            <RowLink to={`${here}/update`} state={{ id: item.id }}>
              {titleOf(item)}
            </RowLink>
          ),
        },
        {
          key: 'state',
          title: say('state'),
          width: 120,
          render: ({ active }) => (
            <Badge variant="light" color={active ? 'teal' : 'gray'}>
              {say(active ? 'shown' : 'hidden')}
            </Badge>
          ),
        },
      ]}
      actions={(item) => [
        { label: sayKit('edit'), icon: Pencil, to: `${here}/update`, state: { id: item.id } },
        {
          label: sayKit('delete'),
          icon: Trash2,
          isDangerous: true,
          onClick: () =>
            confirmDelete(
              titleOf(item),
              () => edit(officeApi(), 'DELETE', `${path}/${item.id}`),
              () => void revalidate(),
            ),
        },
      ]}
    />
  )
}
