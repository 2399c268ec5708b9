import type { CustomField } from '#src/base/admin-kit/form-fields.ts'
import { ImageList } from '#src/base/admin-kit/image-list.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { tourWords } from './tour-admin-texts.ts'

/** The pictures of a tour's page, saved with the form in their order. */
export function TourGalleryField({ name, value, set, errors }: CustomField) {
  const say = useSay(tourWords)
  const languages = useOfficeLanguages()
  return (
    <ImageList
      label={say('gallery')}
      description={say('gallery_help')}
      value={value as OfficeImage[]}
      onChange={set}
      error={errors[name]}
      langs={languages.map(({ abbr }) => abbr)}
    />
  )
}
