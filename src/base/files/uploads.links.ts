/** Limits and paths of uploads, shared by the server and the fields of site and office. */
export const imageUploadPath = '/api/admin/files/images'
export const videoUploadPath = '/api/admin/files/videos'

export const imageUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  maxMegabytes: 15,
  maxMegapixels: 50,
} as const

/** Documents of visitors and for them: receipts, CVs, files of a departure. A phone's photo has 7 to 12 MB. */
export const documentUpload = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxMegabytes: 15,
} as const

export const videoUpload = {
  types: ['video/mp4', 'video/webm'],
  extensions: ['.mp4', '.webm'],
  maxMegabytes: 200,
} as const

export const megabyte = 1024 * 1024
/** bytes */
export const maxDocumentBytes = documentUpload.maxMegabytes * megabyte
/** maximum length of a picture's alternative text */
export const maxAlt = 250
