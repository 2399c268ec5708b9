import { Text } from '@mantine/core'
import { ArrowUpToLine, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { confirmDelete, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { LanguageBadges } from '#src/base/admin-kit/list/language-badges.tsx'
import { useSaveOrder } from '#src/base/admin-kit/list/list-order.tsx'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { confirmPublishingRows } from '#src/base/admin-kit/publishing/publish-dialog.tsx'
import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import type { OfficePostItem, OfficePosts } from '../posts.admin.schema.ts'
import { postPath, postsAdminPath } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import { postTexts, requirementTexts } from './post.strings.ts'
import { listScreen } from './post-places.ts'
import { missingPostText } from './post-publishing.ts'
import { isOnSite, PostStatus } from './post-status.tsx'

/** The posts of one section, in every status. */
export function PostsList({ section, list }: { section: PostSection; list: OfficePosts }) {
  const t = useOfficeT(postTexts)
  const tKit = useOfficeT(kitTexts)
  const languages = useOfficeLanguages()
  const { revalidate } = useRevalidator()
  const sendOrder = useSaveOrder()
  const api = postsAdminPath(section)
  const here = listScreen(section)
  const nameOf = ({ title }: OfficePostItem) => title
  const { order, link, actions } = useRowEdits<OfficePostItem>({ path: api, update: `${here}/update`, nameOf })
  const columns = useColumns(section, link)
  /** Empty for a searched, sorted or filtered list, which cannot be reordered. */
  const all = list.ids ?? []
  const idsOf = (rows: readonly OfficePostItem[]) => JSON.stringify(rows.map(({ id }) => id))
  const setStatus = async (status: OfficePostItem['status'], rows: readonly OfficePostItem[], done: () => void) => {
    const answer = await edit(officeApi(), 'PUT', `${api}/status`, { status, status_list: idsOf(rows) })
    if (!toastAnswer(answer)) return
    done()
    await revalidate()
  }
  const publish = async (rows: readonly OfficePostItem[], done: () => void) => {
    const drafts = rows.filter(({ status }) => status !== 'yayinda')
    const published = drafts.map(({ id, title, langs }) => ({ id, name: title, texts: langs }))
    if (await confirmPublishingRows(published, languages, missingPostText)) await setStatus('yayinda', rows, done)
  }
  return (
    <ListPage
      key={section}
      title={t(`${section}_title`)}
      lead={all.length > 1 && list.page_count <= 1 ? `${t(`${section}_lead`)} ${t('order_how')}` : t(`${section}_lead`)}
      list={list}
      nameOf={nameOf}
      searchIn={t('search_in')}
      filters={<StatusFilter />}
      add={{ label: t(`${section}_add`), to: `${here}/insert` }}
      empty={t(`${section}_empty`)}
      order={order}
      columns={columns}
      bulk={[
        { label: t('publish'), run: (rows, done) => void publish(rows, done) },
        { label: t('to_draft'), run: (rows, done) => void setStatus('taslak', rows, done) },
        {
          label: tKit('delete'),
          isDangerous: true,
          run: (rows, done) =>
            confirmDelete(
              t('several', { n: rows.length }),
              () => edit(officeApi(), 'DELETE', api, { delete_list: idsOf(rows) }),
              () => {
                done()
                void revalidate()
              },
            ),
        },
      ]}
      actions={(post) => [
        ...(all.length === 0 || all[0] === post.id
          ? []
          : [
              {
                label: t('to_top'),
                icon: ArrowUpToLine,
                onClick: () => void sendOrder(order, [post.id, ...all.filter((id) => id !== post.id)]),
              },
            ]),
        ...(isOnSite(post)
          ? [{ label: tKit('view'), icon: ExternalLink, to: postPath(section, post.seo_name), isOutside: true }]
          : []),
        ...actions(post),
      ]}
    />
  )
}

function StatusFilter() {
  const t = useOfficeT(postTexts)
  const statuses = ['yayinda', 'taslak', 'arsiv'] as const
  return (
    <FilterSelect
      name="status"
      aria-label={t('status')}
      placeholder={t('any_status')}
      data={statuses.map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** Days after which a visa's facts should be checked again. */
const checkedFor = 182

type RowName = (row: OfficePostItem, text: string) => ReactNode

function useColumns(section: PostSection, link: RowName): Column<OfficePostItem>[] {
  const t = useOfficeT(postTexts)
  const tNeed = useOfficeT(requirementTexts)
  const { lang } = usePreferences()
  const oldest = addDays(dayOf(new Date()), -checkedFor)
  const name: Column<OfficePostItem> = {
    key: 'title',
    title: t('name'),
    sort: 'title',
    render: (post) => link(post, post.title),
  }
  const ofSection: Partial<Record<PostSection, Column<OfficePostItem>[]>> = {
    photos: [
      { key: 'files', title: t('files'), align: 'right', isExtra: true, render: ({ file_count }) => file_count },
    ],
    visa: [
      {
        key: 'ordinary',
        title: t('ordinary'),
        isExtra: true,
        render: ({ visa }) => visa && tNeed(visa.ordinary_passport),
      },
      {
        key: 'green',
        title: t('green'),
        isExtra: 'first',
        render: ({ visa }) => visa && tNeed(visa.green_passport),
      },
    ],
  }
  const day: Column<OfficePostItem> =
    section === 'visa'
      ? {
          key: 'checked_on',
          title: t('checked'),
          sort: 'checked_on',
          isExtra: true,
          render: ({ visa }) =>
            visa && (
              <>
                <span style={{ whiteSpace: 'nowrap' }}>{formatDay(visa.checked_on, lang)}</span>
                {visa.checked_on < oldest && (
                  <Text size="xs" c="red">
                    {t('checked_old')}
                  </Text>
                )}
              </>
            ),
        }
      : {
          key: 'published_on',
          title: t('day'),
          sort: 'published_on',
          isExtra: true,
          render: ({ published_on }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDay(published_on, lang)}</span>,
        }
  return [
    {
      key: 'cover',
      title: t('cover'),
      width: 92,
      isExtra: true,
      render: ({ cover_image }) => <Thumb image={cover_image} />,
    },
    name,
    ...(ofSection[section] ?? []),
    day,
    {
      key: 'languages',
      title: t('languages'),
      isExtra: section === 'visa' ? 'first' : true,
      render: ({ langs }) => <LanguageBadges texts={langs} labelOf={missingPostText} />,
    },
    { key: 'status', title: t('status'), sort: 'status', render: (post) => <PostStatus post={post} /> },
  ]
}
