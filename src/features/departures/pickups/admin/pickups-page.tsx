import { Badge, Text } from '@mantine/core'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePickupPoint } from '../pickups.admin.schema.ts'
import { pickupPointsAdminPath as path } from '../pickups.links.ts'
import type { Route } from './+types/pickups-page'
import { pickupsScreen } from './pickup-form.ts'
import { pickupTexts } from './pickups.strings.ts'

export const clientLoader = () => officeApi().get<OfficePickupPoint[]>(path)

const nameOf = ({ name }: OfficePickupPoint) => name

export default function PickupsPage({ loaderData: points }: Route.ComponentProps) {
  const t = useOfficeT(pickupTexts)
  const { order, link, actions } = useRowEdits<OfficePickupPoint>({ path, update: `${pickupsScreen}/update`, nameOf })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={points}
      nameOf={nameOf}
      add={{ label: t('add'), to: `${pickupsScreen}/insert` }}
      empty={t('empty')}
      order={order}
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (point) => (
            <>
              {link(point, point.name)}
              {!point.active && (
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  {t('closed')}
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'tours',
          title: t('tours'),
          isExtra: true,
          render: ({ tours }) => tours > 0 && <Text size="sm">{t('tours_of', { n: tours })}</Text>,
        },
        {
          key: 'state',
          title: t('state'),
          isExtra: true,
          render: ({ active }) => (
            <Badge variant="light" color={active ? 'teal' : 'gray'}>
              {t(active ? 'open' : 'closed')}
            </Badge>
          ),
        },
      ]}
      actions={actions}
    />
  )
}
