import { Button, Group, Paper, Stack, Switch, Text } from '@mantine/core'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { ListPages, ToPage } from '#src/base/admin-kit/list/list-pages.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { ListSearch } from '#src/base/admin-kit/list/list-search.tsx'
import { useFileDrop } from '#src/base/admin-kit/media/file-drop.tsx'
import library from '#src/base/admin-kit/media/library.module.css'
import { ImageName } from '#src/base/admin-kit/media/library-dialog.tsx'
import { Picture } from '#src/base/admin-kit/media/picture.tsx'
import { UploadRows } from '#src/base/admin-kit/media/upload-rows.tsx'
import { limitsOf, uploadImage } from '#src/base/admin-kit/media/uploads.ts'
import { useUploads } from '#src/base/admin-kit/media/use-uploads.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import type { LibraryImage } from '#src/base/files/image.schema.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import type { Route } from './+types/pictures-page'
import { libraryTexts } from './library.strings.ts'
import { PictureDetails } from './picture-details.tsx'
import classes from './pictures.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<Paged<LibraryImage>>(imageUploadPath + listSearch(request.url, ['unused']))

/** The library: every uploaded picture, to describe, to use again, or to delete. */
export default function PicturesPage({ loaderData: list }: Route.ComponentProps) {
  const t = useOfficeT(libraryTexts)
  const query = useListQuery()
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const uploads = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<LibraryImage | null>(null)
  const isUnused = query.shown('unused') !== ''
  const upload = (files: readonly File[]) => {
    for (const file of files) {
      if (!uploads.accepts(file, 'image')) continue
      uploads.send(
        file.name,
        (options) => uploadImage(file, null, options),
        () => revalidate(),
      )
    }
  }
  const dropped = useFileDrop(upload)
  const { types, extensions } = limitsOf.image
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={[...types, ...extensions].join(',')}
          onChange={({ currentTarget }) => {
            upload([...(currentTarget.files ?? [])])
            // Lets the same file be chosen again after a failure.
            currentTarget.value = ''
          }}
        />
        <Button leftSection={<ImagePlus />} onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
      </PageHead>
      <Paper withBorder className={classes.paper} {...dropped}>
        <Group p="sm" gap="sm">
          <ListSearch placeholder={t('search_in')} />
          <Switch
            label={t('unused')}
            checked={query.get('unused') !== ''}
            onChange={({ currentTarget }) => query.set({ unused: currentTarget.checked ? 'true' : '' })}
          />
        </Group>
        <Stack gap={12} px={12} pb={4} aria-busy={state === 'loading'}>
          <UploadRows {...uploads} />
          {list.data.length === 0 ? (
            <Text c="dimmed" ta="center" py="xl">
              {t(isUnused ? 'none_unused' : query.shown('search') ? 'none_found' : 'empty')}
            </Text>
          ) : (
            <ul className={library.grid}>
              {list.data.map((image) => (
                <li key={image.id}>
                  <button
                    type="button"
                    className={library.choice}
                    aria-haspopup="dialog"
                    data-picture={image.id}
                    onClick={() => setOpened(image)}
                  >
                    <Picture image={image} loads={320} className={library.thumb} />
                    <ImageName image={image} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Stack>
        {list.page > list.page_count && list.page_count > 0 ? (
          <ToPage page={list.page_count} />
        ) : (
          <ListPages {...list} />
        )}
      </Paper>
      {opened && (
        <PictureDetails
          image={opened}
          onChanged={() => {
            setOpened(null)
            void revalidate()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
