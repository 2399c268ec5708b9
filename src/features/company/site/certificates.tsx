import { useT } from '#src/base/i18n/i18n.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Award } from '#src/base/ui/icons.tsx'
import { useLightbox } from '#src/base/ui/overlays/use-lightbox.tsx'
import type { Certificate } from '#src/features/agency/company.schema.ts'

/** The agency's certificates in portrait format; those with a picture open in the lightbox. */
export function CertificateWall({ certificates, company }: { certificates: readonly Certificate[]; company: string }) {
  const t = useT()
  const images = certificates.flatMap(({ image }) => image ?? [])
  const { open, lightbox } = useLightbox(images, company)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-4 lg:gap-x-8">
        {certificates.map(({ id, name, image }) => (
          <li key={id}>
            {image ? (
              <button
                type="button"
                aria-label={t('about.enlarge', { name })}
                className="group block aspect-[210/297] w-full cursor-zoom-in overflow-hidden rounded-[0.375rem] bg-white shadow-card ring-1 ring-line"
                onClick={(event) => open(images.indexOf(image), event)}
              >
                <Picture
                  image={image}
                  alt=""
                  sizes="(min-width: 1360px) 18rem, (min-width: 560px) 22vw, 45vw"
                  className="transition-transform duration-150 group-hover:brightness-[1.03]"
                />
              </button>
            ) : (
              <div className="grid aspect-[210/297] place-items-center rounded-[0.375rem] bg-sand text-main ring-1 ring-line">
                <Award aria-hidden className="size-12" />
              </div>
            )}
            <p className="mt-3 text-sm font-semibold leading-snug sm:text-base">{name}</p>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
