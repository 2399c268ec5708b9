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
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath as path, type SectionRule, sectionRules } from '../content.links.ts'
import { contentTexts, type SectionName } from './content.strings.ts'

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
  const t = useOfficeT(contentTexts)
  const tKit = useOfficeT(kitTexts)
  const { revalidate } = useRevalidator()
  const titleOf = ({ title }: OfficeContent) => (typeof title === 'string' && title !== '' ? title : t('untitled'))
  const isFull = items.length >= max
  return (
    <ListSection
      title={t(section as SectionName)}
      rows={items}
      nameOf={titleOf}
      {...(isFull && { note: t('full', { n: max }) })}
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
            {t('add')}
          </Button>
        )
      }
      order={(ids) => edit(officeApi(), 'PUT', `${path}/queue`, { page, section, queue: JSON.stringify(queueOf(ids)) })}
      columns={[
        ...(parts.includes('image')
          ? [
              {
                key: 'file_img',
                title: t('picture'),
                width: 104,
                isExtra: true,
                render: ({ file_img }: OfficeContent) => <Thumb image={file_img} />,
              },
            ]
          : []),
        {
          key: 'title',
          title: t('item'),
          render: (item) => (
            <RowLink to={`${here}/update`} state={{ id: item.id }}>
              {titleOf(item)}
            </RowLink>
          ),
        },
        {
          key: 'state',
          title: t('state'),
          width: 120,
          render: ({ active }) => (
            <Badge variant="light" color={active ? 'teal' : 'gray'}>
              {t(active ? 'shown' : 'hidden')}
            </Badge>
          ),
        },
      ]}
      actions={(item) => [
        { label: tKit('edit'), icon: Pencil, to: `${here}/update`, state: { id: item.id } },
        {
          label: tKit('delete'),
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
