/** The size of a file as people read it: in whole kB, from 1 MB on in MB with one decimal. */
export function fileSize(bytes: number, lang: string): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${megabytes.toLocaleString(lang, { maximumFractionDigits: 1 })} MB`
}
